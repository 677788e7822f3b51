# SPDX-License-Identifier: Apache-2.0
# From a function to one that gets text and gives text, or a list of one JSON text.
# By what the json package itself stands on: to import that takes an interpreter longer than all the rest of a first call.
def __thaw_adapter(main):
    import _json

    class Decoding:
        strict = True
        object_hook = None
        object_pairs_hook = None
        parse_float = float
        parse_int = int
        parse_constant = {'NaN': float('nan'), 'Infinity': float('inf'), '-Infinity': float('-inf')}.__getitem__

    scan = _json.make_scanner(Decoding())
    space = ' \t\n\r'

    def refuse(value):
        raise TypeError(f'Object of type {type(value).__name__} is not JSON serializable')

    def parsed(text):
        start = len(text) - len(text.lstrip(space))
        try:
            value, end = scan(text, start)
        except (ValueError, StopIteration):
            return text
        return value if text[end:].strip(space) == '' else text

    def call(text):
        value = main({} if text == '' else parsed(text))
        if isinstance(value, str):
            return value
        # checks for cycles by what it has met
        encode = _json.make_encoder({}, refuse, _json.encode_basestring, None, ':', ',', False, False, True)
        return [''.join(encode(value, 0))]

    return call

__thaw_adapter
