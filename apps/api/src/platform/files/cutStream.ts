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
  return streamOf(joined(first, parts), whole);
}

/**
 * Returns a stream of what is generated from a source, and destroys the source with it: a generator that a reader leaves
 * before it has reached its source does not end it.
 */
export function streamOf(parts: AsyncGenerator<Buffer>, source: Readable): Readable {
  return Readable.from(parts, { objectMode: false }).once('close', () => source.destroy());
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
