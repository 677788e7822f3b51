# SPDX-License-Identifier: Apache-2.0
"""A process of its own for a function, with what Python has: python3 serve.py FUNCTION.py"""
import json
import runpy
import sys
import traceback
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

function = runpy.run_path(sys.argv[1])["main"]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # an answer is one segment
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        try:
            answer = function(json.loads(body or b"{}"))
        except Exception:
            traceback.print_exc()
            self.send_response(500)
            self.send_header("content-length", "0")
            self.end_headers()
            return
        text = isinstance(answer, str)
        out = (answer if text else json.dumps(answer, separators=(",", ":"))).encode()
        self.send_response(200)
        self.send_header("content-type", "text/plain" if text else "application/json")
        self.send_header("content-length", str(len(out)))
        self.end_headers()
        self.wfile.write(out)

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(f"http://127.0.0.1:{server.server_port}", flush=True)
server.serve_forever()
