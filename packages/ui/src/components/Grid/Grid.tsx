import type { ComponentPropsWithRef } from 'react';
import * as S from './Grid.styles';

export type GridProps = ComponentPropsWithRef<'ul'>;

/**
 * Cards in one to four columns of equal rows, by the room the grid has rather than by the window. A
 * list, so that its length is announced: each child is an `<li>`, made with `GridItem`.
 */
export function Grid({ children, ...rest }: GridProps) {
  return (
    <S.Container>
      <S.List {...rest}>{children}</S.List>
    </S.Container>
  );
}

/** One place in a Grid. Its child is as high as the highest of its row. */
export const GridItem = S.Item;
