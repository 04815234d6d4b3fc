import { styled } from 'styled-components';
import { t } from '../../theme/tokens';

export const CONTAINER_WIDTHS = ['measure', 'page', 'full'] as const;
export type ContainerWidth = (typeof CONTAINER_WIDTHS)[number];

/** The margins are added to the width, so that the content is as wide as the token says. */
const MAX_SIZES: Readonly<Record<ContainerWidth, string>> = {
  measure: `calc(${t.size.measure} + 2 * var(--margin))`,
  page: `calc(${t.size.page} + 2 * var(--margin))`,
  full: '100%',
};

export const Root = styled.div<{ $width: ContainerWidth }>`
  --margin: clamp(${t.space.m}, 4vw, ${t.space.xl});
  inline-size: 100%;
  max-inline-size: ${({ $width }) => MAX_SIZES[$width]};
  margin-inline: auto;
  padding-inline: var(--margin);
`;
