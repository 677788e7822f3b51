# SPDX-License-Identifier: Apache-2.0
"""One request in a process of its own, without HTTP: python3 once.py FUNCTION.py REQUEST"""
import json
import runpy
import sys

function = runpy.run_path(sys.argv[1])["main"]
print(json.dumps(function(json.loads(sys.argv[2])), separators=(",", ":")), flush=True)
# to be measured while it lives
sys.stdin.read()
