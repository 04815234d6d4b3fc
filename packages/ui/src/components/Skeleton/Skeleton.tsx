import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width as a CSS length; fills the room unless said. */
  inlineSize?: string | undefined;
  /** Height as a CSS length; one line of text unless said. */
  blockSize?: string | undefined;
}

/**
 * The shape of what is coming, in the size it will have, so that nothing jumps. Hidden from screen
 * readers: say what is loading once, beside it.
 */
export function Skeleton({ inlineSize = '100%', blockSize = '1em', ...rest }: SkeletonProps) {
  return <S.Root aria-hidden {...rest} $inlineSize={inlineSize} $blockSize={blockSize} />;
}
