function words(text) {
  var counts = {};
  text.split(' ').forEach(function (word) { counts[word] = (counts[word] || 0) + 1; });
  return counts;
}
if (typeof print === 'function') { print(JSON.stringify(words('the cat and the dog'))); }
