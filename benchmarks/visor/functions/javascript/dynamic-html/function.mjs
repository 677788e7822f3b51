// SPDX-License-Identifier: Apache-2.0
import Mustache from 'mustache';

const PAGE = `<!DOCTYPE html>
<html lang="en">
  <head><meta charset="utf-8"><title>Numbers for {{name}}</title></head>
  <body>
    <p>Welcome {{name}}!</p>
    <p>Your numbers:</p>
    <ul>
      {{#numbers}}
      <li>{{.}}</li>
      {{/numbers}}
    </ul>
  </body>
</html>
`;

/** Numbers that look random, and are the same for the same seed. */
function numbers(count, seed) {
  const result = [];
  let state = seed;
  for (let i = 0; i < count; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    result.push(state % 1000000);
  }
  return result;
}

/** A page, made from a template. */
export function main(args) {
  return Mustache.render(PAGE, { name: args.name, numbers: numbers(args.count, args.seed) });
}
