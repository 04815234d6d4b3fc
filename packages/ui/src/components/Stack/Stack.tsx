import type { ComponentPropsWithRef } from 'react';
import type { SpaceStep } from '../../theme/scales';
import * as S from './Stack.styles';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** What it is, where that is more than a group. */
  as?: 'div' | 'section' | 'article' | 'header' | 'nav' | 'ul' | 'ol' | undefined;
  /** Space between the parts. */
  gap?: SpaceStep | undefined;
  /** `row` runs with the language and wraps when there is no more room. */
  direction?: 'column' | 'row' | undefined;
  /** Across the direction, as `align-items`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Along the direction, as `justify-content`. */
  justify?: 'start' | 'center' | 'end' | 'space-between' | undefined;
}

/** Parts one after the other with equal space between, so that no component needs margins. */
export function Stack({
  gap = 'm',
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  ...rest
}: StackProps) {
  return <S.Root {...rest} $gap={gap} $direction={direction} $align={align} $justify={justify} />;
}
