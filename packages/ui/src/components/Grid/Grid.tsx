import type { ComponentPropsWithRef } from 'react';
import * as S from './Grid.styles';

export interface GridProps extends ComponentPropsWithRef<'ul'> {
  /** Stays at three columns until there is room for four large cards. */
  roomy?: boolean | undefined;
}

/**
 * Cards in one to four columns of equal rows, depending on the width of the grid rather than of the window. A
 * list, so that its length is announced: each child is an `<li>`, created with `GridItem`. Rest props and
 * `ref` go to the list; `className` and `style` to the root.
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

/** One cell of a Grid. Its child is stretched to the height of the row. */
export const GridItem = S.Item;
