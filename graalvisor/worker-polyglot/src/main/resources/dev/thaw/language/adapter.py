# SPDX-License-Identifier: Apache-2.0
# From a function to one that gets text and gives text, or a list of one JSON text.
import json as __thaw_json

def __thaw_adapter(main, loads=__thaw_json.loads, dumps=__thaw_json.dumps):
    def call(text):
        if text == '':
            request = {}
        else:
            try:
                request = loads(text)
            except ValueError:
                request = text
        value = main(request)
        if isinstance(value, str):
            return value
        return [dumps(value, ensure_ascii=False, separators=(',', ':'))]
    return call

__thaw_adapter
