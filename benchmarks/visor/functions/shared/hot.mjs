// SPDX-License-Identifier: Apache-2.0
// A loop that pays once it is compiled.
function step(state, i) {
  return (state * 31 + i) % 1000003;
}

export function main() {
  let state = 7;
  for (let i = 0; i < 1000000; i++) {
    state = step(state, i);
  }
  return { state };
}
