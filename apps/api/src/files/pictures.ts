/** Pictures from strangers, made into pictures of our own: decoded, sized, and written anew. */
import { Gate } from '../gate.ts';
import { Problem } from '../http/problem.ts';
import { readHead } from './readHead.ts';

/** More would be a bomb: a few bytes that unpack to gigabytes. The largest phones take 200 in theory. */
const PIXELS_MAX = 100_000_000;
/** Longest side of a cover, in pixels: a card at three times the density. */
const SIDE_MAX = 1280;
const QUALITY = 80;

/** What a file begins with, whatever its name says. */
const SIGNATURES = {
  jpeg: (head: Buffer) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head: Buffer) => head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  webp: (head: Buffer) =>
    head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
} as const;

/** Decoding holds the whole picture in memory. */
const gate = new Gate(1);

export function isPicture(head: Buffer): boolean {
  return Object.values(SIGNATURES).some((fits) => fits(head));
}

/**
 * A cover from an uploaded file: upright, at most 1280 pixels, WebP, without the place, camera and time
 * that the original carries.
 *
 * @throws Problem 415 for another type, 413 for too many pixels, 400 when it cannot be decoded
 */
export async function makeCover(path: string): Promise<Buffer> {
  const head = await readHead(path, 16);
  if (!isPicture(head)) throw new Problem(415, 'cover.type');
  return gate.run(() => rewrite(path));
}

async function rewrite(path: string): Promise<Buffer> {
  // Loaded when it is needed: the server runs where there is no build of it as well.
  const { default: sharp } = await import('sharp');
  const read = () => sharp(path, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { width, height } = await read()
    .metadata()
    .catch((cause: unknown) => {
      throw isPixelLimit(cause) ? tooManyPixels() : new Problem(400, 'cover.broken');
    });
  if (width * height > PIXELS_MAX) throw tooManyPixels();
  try {
    return await read()
      .autoOrient()
      .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new Problem(400, 'cover.broken');
  }
}

function isPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pixel limit');
}

function tooManyPixels(): Problem {
  return new Problem(413, 'cover.tooManyPixels', { values: { limit: PIXELS_MAX / 1_000_000 } });
}
