import type { Image } from '@jawla/contract';
import { preload } from 'react-dom';
import { coverPicture } from '#core/pictures';

/** `sizes` of the doorway's picture of the project that the home highlights, and of the background over the full width. */
export const LEAD_SIZES = '(min-width: 40rem) 24rem, 70vw';

/**
 * Preloads a cover: its URL is in the list already, while the card waits for its project.
 *
 * @param of Rendered width; by default that of a card.
 */
export function preloadCover(image: Image | null | undefined, of?: string): void {
  const { src, srcSet, sizes } = coverPicture(image, of);
  if (src === undefined) return;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet !== undefined && { imageSrcSet: srcSet }),
    ...(sizes !== undefined && { imageSizes: sizes }),
  });
}
