import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What a transform makes of a content in parts. Ends both when the caller has enough. */
export async function* transformParts(
  transform: Transform,
  parts: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const done = pipeline(Readable.from(parts), transform);
  // Thrown below; when the caller leaves before the end, nobody asks.
  done.catch(() => undefined);
  for await (const part of transform) {
    if (Buffer.isBuffer(part)) yield part;
  }
  await done;
}
