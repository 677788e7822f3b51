# SPDX-License-Identifier: Apache-2.0
"""How often each word is in a text: {"text": TEXT}."""
import collections
import re


def main(args):
    words = re.findall(r"[a-z]+", args["text"].lower())
    return {"words": len(words), "most": collections.Counter(words).most_common(3)}
