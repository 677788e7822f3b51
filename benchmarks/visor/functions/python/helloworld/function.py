# SPDX-License-Identifier: Apache-2.0
def main(args):
    return {"greeting": "hello " + args["name"]}
