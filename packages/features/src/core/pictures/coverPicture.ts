import type { Image } from '@jawla/contract';
import { COVER_WIDTHS, coverSrcSet } from '@jawla/contract/covers';
import { GRID_SIZES, type PictureSource } from '@jawla/ui';

/**
 * On screens with 3 device pixels per CSS pixel, 2 per CSS pixel look the same. So they request the largest
 * of the smaller covers, which is half as heavy as the next size.
 */
const DENSE = `(min-resolution: 2.5dppx) ${String(Math.max(...COVER_WIDTHS) / 3)}px`;

/** `sizes` of covers that fill a grid cell. */
const CARD_SIZES = `${DENSE}, ${GRID_SIZES}`;

/**
 * Converts a cover to the source of a `Picture`, in the sizes that the server has.
 *
 * @param sizes Rendered width; by default that of a card.
 */
export function coverPicture(
  image: Image | null | undefined,
  sizes: string = CARD_SIZES,
): PictureSource {
  if (!image) return { src: undefined };
  const srcSet = coverSrcSet(image.path);
  // Without variants, `sizes` has no effect.
  return { src: image.path, ...(srcSet !== undefined && { srcSet, sizes }) };
}
