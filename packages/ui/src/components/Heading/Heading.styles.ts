import { styled, css } from 'styled-components';
import { t } from '../../theme/tokens';

export const HEADING_SIZES = ['display', 'heading', 'title', 'lead'] as const;
export type HeadingSize = (typeof HEADING_SIZES)[number];

const tracking: Readonly<Record<HeadingSize, string>> = {
  display: t.tracking.display,
  heading: t.tracking.heading,
  title: 'normal',
  lead: 'normal',
};

const heading = css<{ $size: HeadingSize }>`
  font-size: ${({ $size }) => t.text[$size]};
  line-height: ${({ $size }) => t.leading[$size]};
  letter-spacing: ${({ $size }) => tracking[$size]};
  font-weight: ${t.weight.medium};
  overflow-wrap: anywhere;

  /* No focus ring: it is focused after navigation, also by keyboard, but is not a control. */
  &:focus {
    outline: none;
  }
`;

export const H1 = styled.h1<{ $size: HeadingSize }>`
  ${heading}
`;
export const H2 = styled.h2<{ $size: HeadingSize }>`
  ${heading}
`;
export const H3 = styled.h3<{ $size: HeadingSize }>`
  ${heading}
`;
