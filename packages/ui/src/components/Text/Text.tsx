import type { ComponentPropsWithRef } from 'react';
import * as S from './Text.styles';
import type { TextSize, TextTone } from './Text.styles';

export type { TextSize, TextTone } from './Text.styles';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element; a paragraph by default. */
  as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'strong' | undefined;
  /** Step of the type scale. */
  size?: TextSize | undefined;
  /** Text colour; inherited by default. */
  tone?: TextTone | undefined;
  /** Semibold. */
  strong?: boolean | undefined;
  /** Digits of equal width, so that columns of numbers are aligned. */
  tabular?: boolean | undefined;
}

/** Running text, with a maximum line length for readability. */
export function Text({ size = 'body', tone, strong = false, tabular = false, ...rest }: TextProps) {
  return <S.Root {...rest} $size={size} $tone={tone} $strong={strong} $tabular={tabular} />;
}
