import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { DashedArch } from '../../drawings/DashedArch';
import { Skeleton } from '../Skeleton';
import * as S from './Picture.styles';

export const PICTURE_LOADINGS = ['lazy', 'eager', 'first'] as const;
/**
 * Loading priority: near the viewport, immediately, or with high priority (`first`). At most one picture of a
 * page is the first: the one that is most likely its LCP element.
 */
export type PictureLoading = (typeof PICTURE_LOADINGS)[number];

/** The URLs of a picture, in one or several sizes. */
export interface PictureSource {
  /** URL of the picture; `undefined` shows the placeholder. */
  src: string | undefined;
  /** `srcset`: URLs of the picture in several sizes: `small.webp 480w, large.webp 1280w`. */
  srcSet?: string | undefined;
  /** `sizes`: the rendered width: `(min-width: 60rem) 30vw, 92vw`. Requires `srcSet`. */
  sizes?: string | undefined;
}

export interface PictureProps
  extends PictureSource, Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Alternative text; empty if adjacent text says the same. */
  alt: string;
  /** `lazy` loads the picture when it is near the viewport. */
  loading?: PictureLoading | undefined;
  /** Text of the placeholder. Without it, the placeholder is a drawing only. */
  missing?: ReactNode;
}

/**
 * A picture that fills its frame: a pulsing skeleton while it loads, and a placeholder if it fails. The
 * parent determines the frame by an aspect ratio or a height, so that loading causes no layout shift.
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
  // The URL that has loaded or failed, so that another URL starts again.
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
          <DashedArch />
          {missing}
        </S.Missing>
      )}
    </S.Root>
  );
}
