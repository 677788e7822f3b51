import json
words = ['start', 'warm', 'programs']
print(json.dumps(dict((word, word[::-1]) for word in words), sort_keys=True))
