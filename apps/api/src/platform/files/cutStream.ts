import { Readable } from 'node:stream';
import { Semaphore } from '../base/semaphore.ts';
import type { ByteRange } from './fileStore.ts';

/**
 * Limits how many streams skip to their range concurrently. Skipping does not wait for the client, so a slow reader
 * cannot block it.
 */
const skipping = new Semaphore(2);

/** Returns a range of a stream, and destroys the stream once the range has been read. */
export async function cutStream(whole: Readable, range: ByteRange): Promise<Readable> {
  const parts = partsWithin(whole, range);
  const first = range.start === 0 ? await parts.next() : await skipping.run(() => parts.next());
  return Readable.from(joined(first, parts), { objectMode: false });
}

async function* joined(first: IteratorResult<Buffer, void>, parts: AsyncGenerator<Buffer>) {
  if (first.done === true) return;
  yield first.value;
  yield* parts;
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
