import { Readable } from 'node:stream';
import type { ByteRange } from './fileStore.ts';

/** The bytes of a range out of a stream that has more of them. Ends the stream as soon as it has them. */
export function cutStream(whole: Readable, range: ByteRange): Readable {
  return Readable.from(partsWithin(whole, range), { objectMode: false });
}

async function* partsWithin(whole: Readable, { start, end }: ByteRange): AsyncGenerator<Buffer> {
  let at = 0;
  for await (const chunk of whole) {
    if (!Buffer.isBuffer(chunk)) continue;
    const part = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > end) return;
  }
}
