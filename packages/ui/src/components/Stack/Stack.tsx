import type { ComponentPropsWithRef } from 'react';
import type { SpaceStep } from '../../theme/scales';
import * as S from './Stack.styles';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` by default. */
  as?: 'div' | 'section' | 'article' | 'header' | 'nav' | 'ul' | 'ol' | undefined;
  /** Space between the children. */
  gap?: SpaceStep | undefined;
  /** `row` runs in the direction of the language, and wraps if there is no space. */
  direction?: 'column' | 'row' | undefined;
  /** Alignment across the direction, as `align-items`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Alignment along the direction, as `justify-content`. */
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
}

/** Lays out children with equal gaps, so that components need no margins. */
export function Stack({
  gap = 'm',
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  ...rest
}: StackProps) {
  return <S.Root {...rest} $gap={gap} $direction={direction} $align={align} $justify={justify} />;
}
