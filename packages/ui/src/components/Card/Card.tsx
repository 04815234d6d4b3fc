import type { ComponentPropsWithRef } from 'react';
import * as S from './Card.styles';
import type { CardPadding } from './Card.styles';

export { CARD_PADDINGS, type CardPadding } from './Card.styles';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` by default. */
  as?: 'div' | 'section' | 'article' | 'form' | undefined;
  /** `none` for cards whose picture extends to the edge. */
  padding?: CardPadding | undefined;
}

/** A surface that groups related content. */
export function Card({ padding = 'l', ...rest }: CardProps) {
  return <S.Root {...rest} $padding={padding} />;
}
