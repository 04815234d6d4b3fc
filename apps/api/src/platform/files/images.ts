/** Decodes, resizes and re-encodes untrusted images. */
import { COVER_FRAME, COVER_SIDE_MAX, COVER_WIDTHS, type CoverWidth } from '@jawla/contract/covers';
import {
  NOTE_PICTURE_PIXELS_MAX,
  NOTE_PICTURE_SIDE,
  NOTE_THUMBNAIL_SIDE,
} from '@jawla/contract/noteLimits';
import { Semaphore } from '../base/semaphore.ts';
import { Problem } from '../http/problem.ts';
import { flatRegion, flatSize, projectFlat } from './flatView.ts';
import { readHead } from './readHead.ts';

/**
 * Pixel limit against decompression bombs: a few bytes that decode to gigabytes. It also excludes the 200-megapixel
 * modes of some phones.
 */
const PIXELS_MAX = 100_000_000;
/**
 * How long decoding and encoding may take. libvips cannot be aborted, and the process exits only when it has ended: a
 * server that stops has `drainMs` for it.
 */
const TIMEOUT = { seconds: 8 };
const QUALITY = 80;
/** Lower quality for variants: screens with a high pixel density hide compression artefacts. */
const SMALLER_QUALITY = 75;

/** A cover and its smaller variants. */
export interface CoverPictures {
  readonly full: Buffer;
  readonly smaller: ReadonlyMap<CoverWidth, Buffer>;
}

/** Magic numbers of the accepted types, regardless of the file name. */
const SIGNATURES = {
  jpeg: (head: Buffer) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (head: Buffer) => head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n',
  webp: (head: Buffer) =>
    head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP',
} as const;

/** One image at a time, because decoding holds all its pixels in memory. */
const semaphore = new Semaphore(1);

export function isPicture(head: Buffer): boolean {
  return Object.values(SIGNATURES).some((fits) => fits(head));
}

/**
 * Creates a cover from an uploaded file: upright, at most 1280 pixels, as WebP, without metadata such as location,
 * camera and time. Also creates smaller variants, but never enlarges an image.
 *
 * @throws {Problem} 415 for another type, 413 for too many pixels, 400 if it cannot be decoded.
 */
export async function makeCover(path: string): Promise<CoverPictures> {
  const head = await readHead(path, 16);
  if (!isPicture(head)) throw new Problem(415, 'cover.type');
  return semaphore.run(async () => {
    const full = await rewrite(path);
    return { full, smaller: await makeSmaller(full) };
  });
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of an image after EXIF rotation, from its header alone.
 *
 * @returns `undefined` for other types, damaged headers and too many pixels.
 */
export async function pictureSize(content: Buffer): Promise<PictureSize | undefined> {
  if (!isPicture(content.subarray(0, 16))) return undefined;
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(content, { limitInputPixels: PIXELS_MAX })
    .metadata()
    .catch(() => ({ autoOrient: undefined }));
  if (!autoOrient || autoOrient.width * autoOrient.height > PIXELS_MAX) return undefined;
  return autoOrient;
}

/**
 * Creates a cover from the content of an image, like `makeCover`.
 *
 * @throws {Problem} 413 for too many pixels, 400 if it cannot be decoded.
 */
export function makeCoverOf(content: Buffer): Promise<CoverPictures> {
  return semaphore.run(async () => {
    const full = await rewrite(content);
    return { full, smaller: await makeSmaller(full) };
  });
}

/**
 * Creates a cover from an equirectangular panorama: its middle, as a camera sees it.
 *
 * @throws {Problem} 400 if it cannot be decoded.
 */
export function makeCoverOfPanorama(
  content: Buffer,
  panorama: PictureSize,
): Promise<CoverPictures> {
  return semaphore.run(async () => {
    const full = await flatten(content, panorama);
    return { full, smaller: await makeSmaller(full) };
  });
}

/** Size of the pictures that chats show with a link. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/**
 * Creates the picture that chats show with a link, as JPEG, which all of them can read.
 *
 * @param picture - A cover, which is cropped to fill the picture, or an SVG drawing.
 * @param overlay - An SVG drawing on top.
 */
export function makePreview(
  picture: Buffer | string,
  overlay?: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return semaphore.run(async () => {
    const sharp = await loadSharp();
    const source = typeof picture === 'string' ? Buffer.from(picture) : picture;
    const made = await sharp(source, { limitInputPixels: PIXELS_MAX })
      .resize({ ...PREVIEW_SIZE, fit: 'cover' })
      .composite(overlay === undefined ? [] : [{ input: Buffer.from(overlay) }])
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .timeout(TIMEOUT)
      .toBuffer();
    return new Uint8Array(made);
  });
}

/**
 * Creates a square thumbnail, as WebP, without metadata.
 *
 * @returns `undefined` if it is no picture, cannot be decoded, or has too many pixels.
 */
export async function makeThumbnail(
  content: Buffer,
  side: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!(await pictureSize(content))) return undefined;
  return semaphore.run(async () => {
    const sharp = await loadSharp();
    const made = await sharp(content, { limitInputPixels: PIXELS_MAX })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .webp({ quality: SMALLER_QUALITY })
      .timeout(TIMEOUT)
      .toBuffer()
      .catch(() => undefined);
    return made && new Uint8Array(made);
  });
}

/** A photo of a note in both sizes. */
export interface NotePictures extends PictureSize {
  readonly full: Buffer;
  readonly small: Buffer;
}

/**
 * Creates the two sizes of a photo of a note: upright, as WebP, without metadata such as location, camera and time.
 *
 * @throws {Problem} 415 for another type; 422 for too many pixels, several frames, and what cannot be decoded.
 */
export async function makeNotePictures(path: string): Promise<NotePictures> {
  if (!isPicture(await readHead(path, 16))) throw new Problem(415, 'note.pictureType');
  return semaphore.run(async () => {
    const sharp = await loadSharp();
    const read = () => sharp(path, { limitInputPixels: NOTE_PICTURE_PIXELS_MAX, failOn: 'error' });
    try {
      const { width, height, pages = 1 } = await read().metadata();
      if (width * height > NOTE_PICTURE_PIXELS_MAX) throw tooManyNotePixels();
      if (pages > 1) throw new Problem(422, 'note.pictureBroken');
      const { data, info } = await read()
        .autoOrient()
        .resize({ ...squareOf(NOTE_PICTURE_SIDE), fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout(TIMEOUT)
        .toBuffer({ resolveWithObject: true });
      const small = await sharp(data)
        .resize({ ...squareOf(NOTE_THUMBNAIL_SIDE), fit: 'inside', withoutEnlargement: true })
        .webp({ quality: SMALLER_QUALITY })
        .timeout(TIMEOUT)
        .toBuffer();
      return { full: data, small, width: info.width, height: info.height };
    } catch (error) {
      if (error instanceof Problem) throw error;
      throw isPixelLimit(error) ? tooManyNotePixels() : new Problem(422, 'note.pictureBroken');
    }
  });
}

function squareOf(side: number): PictureSize {
  return { width: side, height: side };
}

function tooManyNotePixels(): Problem {
  const limit = NOTE_PICTURE_PIXELS_MAX / 1_000_000;
  return new Problem(422, 'note.tooManyPixels', { values: { limit } });
}

async function rewrite(source: string | Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const read = () => sharp(source, { limitInputPixels: PIXELS_MAX, failOn: 'error' });
  const { width, height } = await read()
    .metadata()
    .catch((cause: unknown) => {
      throw isPixelLimit(cause) ? tooManyPixels() : new Problem(400, 'cover.broken');
    });
  if (width * height > PIXELS_MAX) throw tooManyPixels();
  try {
    return await read()
      .autoOrient()
      .resize({
        width: COVER_SIDE_MAX,
        height: COVER_SIDE_MAX,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY })
      .timeout(TIMEOUT)
      .toBuffer();
  } catch {
    throw new Problem(400, 'cover.broken');
  }
}

async function flatten(content: Buffer, panorama: PictureSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const size = flatSize(panorama);
  try {
    const { data, info } = await sharp(content, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .autoOrient()
      .extract(flatRegion(panorama))
      // Reduced by sharp, whose filter reads all pixels; the projection reads four.
      .resize({ width: size.width, withoutEnlargement: true })
      .removeAlpha()
      .raw()
      .timeout(TIMEOUT)
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const flat = await projectFlat({ data, width, height, channels }, size);
    return await sharp(flat.data, { raw: { ...size, channels } })
      .webp({ quality: QUALITY })
      .timeout(TIMEOUT)
      .toBuffer();
  } catch {
    throw new Problem(400, 'cover.broken');
  }
}

/**
 * Creates the variants sequentially. They are scaled from the cover, because the uploaded image may have a hundred
 * times as many pixels, without a visible difference.
 */
async function makeSmaller(full: Buffer): Promise<Map<CoverWidth, Buffer>> {
  const sharp = await loadSharp();
  const { width, height } = await sharp(full).metadata();
  const smaller = new Map<CoverWidth, Buffer>();
  for (const frame of COVER_WIDTHS) {
    // The page uses `object-fit: cover`, so the image must fill its frame in both dimensions.
    const scale = Math.max(frame / width, frame / COVER_FRAME / height);
    if (scale >= 1) break;
    const picture = await sharp(full)
      .resize({ width: Math.ceil(width * scale), height: Math.ceil(height * scale), fit: 'fill' })
      .webp({ quality: SMALLER_QUALITY })
      .timeout(TIMEOUT)
      .toBuffer();
    smaller.set(frame, picture);
  }
  return smaller;
}

/** Imported on demand, because the server also runs on platforms without a build of sharp. */
async function loadSharp() {
  return (await import('sharp')).default;
}

function isPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pixel limit');
}

function tooManyPixels(): Problem {
  return new Problem(413, 'cover.tooManyPixels', { values: { limit: PIXELS_MAX / 1_000_000 } });
}
