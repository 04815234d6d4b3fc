import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width as a CSS length; fills the container by default. */
  inlineSize?: string | undefined;
  /** Height as a CSS length; one line of text by default. */
  blockSize?: string | undefined;
}

/**
 * Placeholder of content that is loading, in its expected size, against layout shift. Hidden from screen
 * readers: announce once what is loading, next to it.
 */
export function Skeleton({ inlineSize = '100%', blockSize = '1em', ...rest }: SkeletonProps) {
  return <S.Root aria-hidden {...rest} $inlineSize={inlineSize} $blockSize={blockSize} />;
}
