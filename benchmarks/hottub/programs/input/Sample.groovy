def words = ['start', 'warm', 'programs']
println words.collect { it.reverse() }.findAll { it.size() > 4 }.join(', ')
def totals = [:].withDefault { 0 }
words.each { word -> word.each { totals[it] += 1 } }
println totals.sort { -it.value }.take(3)
