import { styled, css } from 'styled-components';
import { t } from '../../theme/tokens';

export const SHELL_WIDTHS = ['page', 'full'] as const;
export type ShellWidth = (typeof SHELL_WIDTHS)[number];

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  min-block-size: 100dvb;
`;

const widths: Readonly<Record<ShellWidth, ReturnType<typeof css>>> = {
  page: css`
    inline-size: 100%;
    max-inline-size: ${t.size.page};
    margin-inline: auto;
    padding-block: ${t.space.xl} ${t.space.xxl};
    padding-inline: max(${t.space.m}, min(${t.space.xl}, 4vw));
  `,
  full: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  `,
};

export const Main = styled.main<{ $width: ShellWidth }>`
  grid-row: 2;
  min-inline-size: 0;
  ${({ $width }) => widths[$width]}

  &:focus {
    outline: none;
  }
`;
