// SPDX-License-Identifier: Apache-2.0
export function main(args) {
  return { greeting: 'hello ' + args.name };
}
