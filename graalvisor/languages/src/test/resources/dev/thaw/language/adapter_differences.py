# SPDX-License-Identifier: Apache-2.0
# Gives a function from an adapter to how many requests and answers were tried, and what it does otherwise than the json package.
import json


def adapter_of_json(main):
    def call(text):
        if text == '':
            request = {}
        else:
            try:
                request = json.loads(text)
            except ValueError:
                request = text
        value = main(request)
        if isinstance(value, str):
            return value
        return [json.dumps(value, ensure_ascii=False, separators=(',', ':'))]
    return call


def outcome(adapter, main, text):
    try:
        return adapter(main)(text)
    except BaseException as e:
        return (type(e).__name__, str(e))


requests = [
    '', '{}', ' {"a": [1, 2.5, -3e4, true, false, null, "x\\u00e9\\n"]} \n', '[1,2', '{"a":1} x', 'NaN', '-Infinity',
    '"s"', '12', '0.1', '\ufeff{}', '{"a":1,}', '[]', 'nul', '"unterminated', '{"a":{"b":[[[]]]}}',
    '"\\ud83e\\udd80"', '  ', '1 2', '"a\tb"', '{"é":"🦀"}', '9' * 400, '"\\u12"', '[' * 50 + ']' * 50,
]
cycle = []
cycle.append(cycle)
answers = [
    {1: 2, 'a': None, True: 1.5}, [float('inf'), float('nan')], (1, 2), {'k': {1, 2}}, object, 10 ** 30, 'text',
    'é\u2028\x01', ['é\u2028\x01"\\'], {(1,): 2}, b'x', True, None, 1e22, -0.0, cycle,
]


def differences(adapter):
    echo = lambda request: [request, type(request).__name__]
    found = [(text, outcome(adapter_of_json, echo, text), outcome(adapter, echo, text)) for text in requests]
    for answer in answers:
        give = lambda request: answer
        found.append((answer, outcome(adapter_of_json, give, 'x'), outcome(adapter, give, 'x')))
    return len(found), str([one for one in found if one[1] != one[2]])


differences
