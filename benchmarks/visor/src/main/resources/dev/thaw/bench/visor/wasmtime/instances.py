# SPDX-License-Identifier: Apache-2.0
"""Instances of a WebAssembly module in wasmtime: python3 instances.py MODULE PACKAGES LIVING.

Prints nanoseconds of making one and until its first answer, of each; makes so many that
live, has each answer, says so, and waits to be ended.
"""
import json
import sys
import time

sys.path.insert(0, sys.argv[2])
from wasmtime import Engine, Instance, Module, Store

MEASURED = 300
NAME = b"you"
ANSWER = b"hello you"

engine = Engine()
module = Module.from_file(engine, sys.argv[1])


def make():
    store = Store(engine)
    return store, Instance(store, module, [])


def answer(store, instance):
    exports = instance.exports(store)
    memory = exports["memory"]
    memory.write(store, NAME, 1024)
    length = exports["hello"](store, len(NAME))
    text = memory.read(store, 2048, 2048 + length)
    if text != ANSWER:
        raise SystemExit(f"this is not the answer: {text!r}")


def measured():
    begun = time.perf_counter_ns()
    made = make()
    created = time.perf_counter_ns()
    answer(*made)
    return created - begun, time.perf_counter_ns() - begun


for _ in range(MEASURED):
    measured()
times = [measured() for _ in range(MEASURED)]
print(json.dumps({"create": [t[0] for t in times], "answer": [t[1] for t in times]}), flush=True)
living = [make() for _ in range(int(sys.argv[3]))]
for made in living:
    answer(*made)
print(len(living), flush=True)
sys.stdin.read()
