import type { ComponentPropsWithRef } from 'react';
import * as S from './Text.styles';
import type { TextSize, TextTone } from './Text.styles';

export type { TextSize, TextTone } from './Text.styles';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The element, where it is not a paragraph. */
  as?: 'p' | 'span' | 'div' | 'li' | 'dt' | 'dd' | 'strong' | undefined;
  /** Step of the type scale. */
  size?: TextSize | undefined;
  /** Takes the colour of what is round it unless said. */
  tone?: TextTone | undefined;
  /** Semibold. */
  strong?: boolean | undefined;
  /** Digits of one width, so that columns of numbers stand in line. */
  tabular?: boolean | undefined;
}

/** Running text, never longer than a line that reads well. */
export function Text({ size = 'body', tone, strong = false, tabular = false, ...rest }: TextProps) {
  return <S.Root {...rest} $size={size} $tone={tone} $strong={strong} $tabular={tabular} />;
}
