# SPDX-License-Identifier: Apache-2.0
"""A loop that pays once it is compiled."""


def step(state, i):
    return (state * 31 + i) % 1000003


def main(args):
    state = 7
    for i in range(300000):
        state = step(state, i)
    return {"state": state}
