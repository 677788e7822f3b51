require 'json'
words = %w[start warm programs]
puts JSON.generate(words.map { |word| [word, word.reverse] }.to_h)
