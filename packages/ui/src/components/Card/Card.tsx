import type { ComponentPropsWithRef } from 'react';
import * as S from './Card.styles';
import type { CardPadding } from './Card.styles';

export { CARD_PADDINGS, type CardPadding } from './Card.styles';

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** The element, where it is more than a group. */
  as?: 'div' | 'section' | 'article' | 'form' | undefined;
  /** `none` for cards whose picture reaches the edge. */
  padding?: CardPadding | undefined;
}

/** A sheet of paper on the page: things that belong together. */
export function Card({ padding = 'l', ...rest }: CardProps) {
  return <S.Root {...rest} $padding={padding} />;
}
