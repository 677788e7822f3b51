// SPDX-License-Identifier: Apache-2.0
// node has HTTP; elsewhere it is Java's
const copy =
  typeof Java === 'undefined'
    ? async (from, to) => {
        const read = await fetch(from);
        if (!read.ok) throw new Error(from + ' is answered with ' + read.status);
        const object = await read.arrayBuffer();
        const written = await fetch(to, { method: 'PUT', body: object });
        if (!written.ok) throw new Error(to + ' is answered with ' + written.status);
        return object.byteLength;
      }
    : (from, to) => Java.type('dev.thaw.bench.table.Transfer').copy(from, to);

/** Reads an object by its address and puts it into the store. */
export async function main(args) {
  return { size: await copy(args.from, args.to), to: args.to };
}
