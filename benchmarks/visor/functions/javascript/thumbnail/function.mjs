// SPDX-License-Identifier: Apache-2.0
import { Buffer as PlainBuffer } from 'buffer/';
import decode from 'jpeg-js/lib/decoder';
import encode from 'jpeg-js/lib/encoder';

const SIDE = 128;
const QUALITY = 80;
const CHANNELS = 4;

// node has one; it is also what the encoder makes its answer of
globalThis.Buffer ??= PlainBuffer;

/** Each new pixel is the mean of those that it stands for. */
function shrink(from, width, height) {
  const data = new Uint8Array(width * height * CHANNELS);
  for (let y = 0; y < height; y++) {
    const top = Math.floor((y * from.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / height));
    for (let x = 0; x < width; x++) {
      const left = Math.floor((x * from.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / width));
      const count = (bottom - top) * (right - left);
      for (let channel = 0; channel < CHANNELS; channel++) {
        let sum = 0;
        for (let row = top; row < bottom; row++) {
          for (let column = left; column < right; column++) {
            sum += from.data[(row * from.width + column) * CHANNELS + channel];
          }
        }
        data[(y * width + x) * CHANNELS + channel] = Math.floor(sum / count);
      }
    }
  }
  return { width, height, data };
}

/** A JPEG of at most 128 pixels each way, of the JPEG that it is sent; both in base64. */
export function main(args) {
  const photo = decode(Buffer.from(args.image, 'base64'), { useTArray: true });
  const longest = Math.max(photo.width, photo.height);
  const width = Math.max(1, Math.floor((photo.width * SIDE) / longest));
  const height = Math.max(1, Math.floor((photo.height * SIDE) / longest));
  const small = encode(shrink(photo, width, height), QUALITY).data;
  return { width, height, image: Buffer.from(small).toString('base64') };
}
