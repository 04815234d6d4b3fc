import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a transform makes of a content in parts. Ends both when the caller has enough. */
export async function* transformParts(
  transform: Transform,
  parts: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const done = pipeline(Readable.from(parts), transform);
  // Rethrown below; not observed if the caller stops before the end.
  done.catch(() => undefined);
  for await (const part of transform) {
    if (Buffer.isBuffer(part)) yield part;
  }
  await done;
}
