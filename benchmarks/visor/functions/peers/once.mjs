// SPDX-License-Identifier: Apache-2.0
// One request in a process of its own, without HTTP: node once.mjs FUNCTION.mjs REQUEST
import { pathToFileURL } from 'node:url';

const { main } = await import(pathToFileURL(process.argv[2]));
console.log(JSON.stringify(await main(JSON.parse(process.argv[3]))));
// to be measured while it lives
process.stdin.resume();
