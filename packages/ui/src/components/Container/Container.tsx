import type { ComponentPropsWithRef } from 'react';
import * as S from './Container.styles';
import type { ContainerWidth } from './Container.styles';

export { CONTAINER_WIDTHS, type ContainerWidth } from './Container.styles';

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** The element; a `div` by default. */
  as?: 'div' | 'section' | 'header' | 'footer' | 'nav' | undefined;
  /** `measure` for running text, `page` for a page, `full` for the whole window. */
  width?: ContainerWidth | undefined;
}

/** Gives a page its width and the margins at its sides. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <S.Root {...rest} $width={width} />;
}
