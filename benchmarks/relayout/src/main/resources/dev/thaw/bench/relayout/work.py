# SPDX-License-Identifier: Apache-2.0
# Work of many kinds for an interpreter; each line is one round, equal but for its number.
import sys, time, json, re
def fib(n): return n if n<2 else fib(n-1)+fib(n-2)
class P:
    def __init__(s,x): s.x=x
    def go(s,k): return P((s.x*31+k)%1000003)
def round_():
    p=P(7); d={}
    for i in range(30000):
        p=p.go(i); d[p.x%997]=str(p.x)+'k'
    t=sorted(d.items(), key=lambda kv: kv[1])
    s=json.dumps(t); u=json.loads(s)
    m=len(re.findall(r'[13]+\d',s))
    return fib(18), len(s), m, hash(tuple(x[0] for x in u))
n=int(sys.argv[1])
for i in range(n):
    print(i, *round_(), flush=True)
