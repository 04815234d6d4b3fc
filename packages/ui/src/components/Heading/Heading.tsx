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
  /** Heading level in the page's outline. Determines the visual size, unless `size` is set. */
  level: keyof typeof ELEMENTS;
  /** Step of the type scale, if it differs from that of the level. */
  size?: HeadingSize | undefined;
}

/** A heading. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  const Element = ELEMENTS[level];
  return <Element {...rest} $size={size} />;
}
