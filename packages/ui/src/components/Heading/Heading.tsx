import type { ComponentPropsWithRef } from 'react';
import * as S from './Heading.styles';
import type { HeadingSize } from './Heading.styles';

export { HEADING_SIZES, type HeadingSize } from './Heading.styles';

const ELEMENTS = { 1: S.H1, 2: S.H2, 3: S.H3 } as const;
const SIZE_OF_LEVEL: Readonly<Record<keyof typeof ELEMENTS, HeadingSize>> = {
  1: 'heading',
  2: 'title',
  3: 'lead',
};

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Its place in the page's outline; how large it looks follows unless `size` says otherwise. */
  level: keyof typeof ELEMENTS;
  /** Step of the type scale, where it differs from the level. */
  size?: HeadingSize | undefined;
}

/** A title. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  const Element = ELEMENTS[level];
  return <Element {...rest} $size={size} />;
}
