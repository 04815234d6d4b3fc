import type { Image } from '@jawla/contract';
import { COVER_WIDTHS, coverSrcSet } from '@jawla/contract/covers';
import { GRID_SIZES, type PictureSource } from '@jawla/ui';

/**
 * Screens with three device pixels per CSS pixel: three cannot be told from two by eye, and a card on a phone is no
 * wider than the largest of the smaller covers with two. So that one is asked for, half as heavy as the next.
 */
const DENSE = `(min-resolution: 2.5dppx) ${String(Math.max(...COVER_WIDTHS) / 3)}px`;

/** Of covers that fill a place of a Grid. */
const CARD_SIZES = `${DENSE}, ${GRID_SIZES}`;

/**
 * A cover as `Picture` takes it, in the sizes that the server has.
 *
 * @param sizes how wide it is drawn; as a card unless told otherwise
 */
export function coverPicture(
  image: Image | null | undefined,
  sizes: string = CARD_SIZES,
): PictureSource {
  if (!image) return { src: undefined };
  const srcSet = coverSrcSet(image.path);
  // Without several to choose from, there is nothing to say about their width.
  return { src: image.path, ...(srcSet !== undefined && { srcSet, sizes }) };
}
