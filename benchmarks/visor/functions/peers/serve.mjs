// SPDX-License-Identifier: Apache-2.0
// A process of its own for a function, with what node has: node serve.mjs FUNCTION.mjs
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';

const { main } = await import(pathToFileURL(process.argv[2]));

const server = createServer(async (request, response) => {
  const pieces = [];
  for await (const piece of request) {
    pieces.push(piece);
  }
  try {
    const answer = await main(JSON.parse(Buffer.concat(pieces).toString() || '{}'));
    const text = typeof answer === 'string';
    const body = Buffer.from(text ? answer : JSON.stringify(answer));
    response.writeHead(200, {
      'content-type': text ? 'text/plain' : 'application/json',
      'content-length': body.length,
    });
    response.end(body);
  } catch (e) {
    console.error(e);
    response.writeHead(500, { 'content-length': 0 });
    response.end();
  }
});
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port));
