import type { ComponentPropsWithRef } from 'react';
import * as S from './Grid.styles';

export interface GridProps extends ComponentPropsWithRef<'ul'> {
  /** Stays at three columns until there is room for four large cards. */
  roomy?: boolean | undefined;
}

/**
 * Cards in one to four columns of equal rows, by the room the grid has rather than by the window. A
 * list, so that its length is announced: each child is an `<li>`, made with `GridItem`. Rest props and `ref`
 * go to the list; `className` and `style` to the whole.
 */
export function Grid({ roomy = false, children, className, style, ...rest }: GridProps) {
  return (
    <S.Container className={className} style={style}>
      <S.List {...rest} $isRoomy={roomy}>
        {children}
      </S.List>
    </S.Container>
  );
}

/** One place in a Grid. Its child is as high as the highest of its row. */
export const GridItem = S.Item;
