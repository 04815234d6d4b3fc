import { styled, css } from 'styled-components';
import { pageInset } from '../../theme/pageInset';
import { t } from '../../theme/tokens';

export const SHELL_WIDTHS = ['page', 'full'] as const;
export type ShellWidth = (typeof SHELL_WIDTHS)[number];

/** A column: header and tab bar must be its direct children to be sticky over the full page. */
export const Root = styled.div`
  ${pageInset}
  display: flex;
  flex-direction: column;
  min-block-size: 100dvb;

  /* What is loading would push it below the window, and a short page shift it back. New elements do not shift. */
  &:has([data-page-loading]) > footer {
    display: none;
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  min-inline-size: 0;
`;

const widths: Readonly<Record<ShellWidth, ReturnType<typeof css>>> = {
  page: css`
    padding-block: ${t.space.l} ${t.space.xxl};
    padding-inline: var(--jawla-page-inset);
  `,
  full: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  `,
};

export const Main = styled.main<{ $width: ShellWidth }>`
  flex: 1;
  min-inline-size: 0;
  ${({ $width }) => widths[$width]}

  &:focus {
    outline: none;
  }
`;
