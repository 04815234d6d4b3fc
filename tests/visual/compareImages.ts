import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * The colour distance, from 0 to 1, up to which two pixels count as equal. Rounding of a channel's last bit is below
 * it, the lightest border on the lightest surface above.
 */
const THRESHOLD = 0.05;
/** Fills the smaller of two images. No brand has this colour. */
const PADDING = { r: 255, g: 0, b: 255, alpha: 1 };

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Difference {
  /** Number of pixels that differ. */
  pixels: number;
  /** Bounding box of the pixels that differ. */
  area: Area;
  /** PNG: the image before, faded, with the pixels that differ in red. */
  image: Buffer;
}

/**
 * Compares two PNG images. Every pixel counts, also at anti-aliased edges: both were rendered on one machine.
 *
 * @returns `undefined` if they look the same
 */
export async function compareImages(
  before: Buffer,
  after: Buffer,
): Promise<Difference | undefined> {
  if (before.equals(after)) return undefined;
  const [old, current] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const size = {
    width: Math.max(old.width, current.width),
    height: Math.max(old.height, current.height),
  };
  const [left, right] = await Promise.all([
    pixelsOf(before, old, size),
    pixelsOf(after, current, size),
  ]);
  const diff = Buffer.alloc(left.length);
  const pixels = pixelmatch(left, right, diff, size.width, size.height, {
    threshold: THRESHOLD,
    includeAA: true,
  });
  if (pixels === 0) return undefined;
  const image = await sharp(diff, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, area: redArea(diff, size.width), image };
}

interface Size {
  width: number;
  height: number;
}

/** @returns RGBA values, padded to a size */
function pixelsOf(png: Buffer, { width, height }: Size, padded: Size): Promise<Buffer> {
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: padded.width - width,
      bottom: padded.height - height,
      background: PADDING,
    })
    .raw()
    .toBuffer();
}

/** The bounding box of the red pixels in a diff, which is grey otherwise. */
function redArea(diff: Buffer, width: number): Area {
  let [left, right, top, bottom] = [Infinity, 0, Infinity, 0];
  for (let at = 0; at < diff.length; at += 4) {
    if (diff[at] === diff[at + 1]) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
