import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { PictureIcon, PictureMissingIcon } from '../../icons';
import { Skeleton } from '../Skeleton';
import * as S from './Picture.styles';

export const PICTURE_LOADINGS = ['lazy', 'eager', 'first'] as const;
/**
 * When a picture is fetched: near the viewport, immediately, or with high priority. First is the one that
 * most of the page is made of; two of them would be none.
 */
export type PictureLoading = (typeof PICTURE_LOADINGS)[number];

/** The URLs of a picture, in one size or several. */
export interface PictureSource {
  /** Address of the picture; none shows the placeholder. */
  src: string | undefined;
  /** Addresses of the same picture in several sizes, as HTML has it: `small.webp 480w, large.webp 1280w`. */
  srcSet?: string | undefined;
  /** How wide the picture is drawn, as HTML has it: `(min-width: 60rem) 30vw, 92vw`. Belongs to `srcSet`. */
  sizes?: string | undefined;
}

export interface PictureProps
  extends PictureSource, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is to be seen; empty when the text beside it says so. */
  alt: string;
  /** `lazy` waits until the picture comes near the window. */
  loading?: PictureLoading | undefined;
  /** Words of the placeholder. Without them it is a sign alone. */
  missing?: ReactNode;
}

/**
 * A photograph that fills its frame: breathing until it is there, and a placeholder if it never comes. How
 * large the frame is, the parent decides, by a ratio or a height: no layout shift when the picture loads.
 */
export function Picture({
  src,
  srcSet,
  sizes,
  alt,
  loading = 'lazy',
  missing,
  ...rest
}: PictureProps) {
  // Which address arrived or broke, so that another address starts afresh.
  const [settled, setSettled] = useState<{ src: string; broken: boolean }>();
  const current = settled?.src === src ? settled : undefined;
  const broken = current?.broken === true;
  const none = src === undefined || src === '';
  return (
    <S.Root {...rest}>
      {!none && current === undefined && <Skeleton blockSize="100%" />}
      {!none && !broken && (
        <S.Image
          key={src}
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={loading === 'first' ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setSettled({ src, broken: false })}
          onError={() => setSettled({ src, broken: true })}
          $shown={current !== undefined}
        />
      )}
      {(none || broken) && (
        <S.Missing data-missing="">
          {broken ? <PictureMissingIcon size="1.75rem" /> : <PictureIcon size="1.75rem" />}
          {missing}
        </S.Missing>
      )}
    </S.Root>
  );
}
