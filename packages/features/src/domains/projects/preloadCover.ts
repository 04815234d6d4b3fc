import type { Image } from '@jawla/contract';
import { preload } from 'react-dom';
import { coverPicture } from '#core/pictures';

/** Preloads a cover: its URL is in the list already, while the card waits for its project. */
export function preloadCover(image: Image | null | undefined): void {
  const { src, srcSet, sizes } = coverPicture(image);
  if (src === undefined) return;
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet !== undefined && { imageSrcSet: srcSet }),
    ...(sizes !== undefined && { imageSizes: sizes }),
  });
}
