import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Pipes parts through a transform stream. Destroys both streams if the caller stops early. */
export async function* transformParts(
  transform: Transform,
  parts: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const done = pipeline(Readable.from(parts), transform);
  // Rethrown below; unhandled if the caller stops before the end.
  done.catch(() => undefined);
  for await (const part of transform) {
    if (Buffer.isBuffer(part)) yield part;
  }
  await done;
}
