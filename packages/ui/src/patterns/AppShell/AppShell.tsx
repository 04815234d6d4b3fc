import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink';
import { useSharedRef } from '../../props/useSharedRef';
import * as S from './AppShell.styles';
import type { ShellWidth } from './AppShell.styles';
import { useBarInsets } from './useBarInsets';

export { SHELL_WIDTHS, type ShellWidth } from './AppShell.styles';

/** Where the skip link leads, and what the app focuses when a page has no heading. */
export const MAIN_ID = 'main';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Words of the skip link: "Skip to the content". */
  skipLabel: string;
  /** Above the header, such as Banners; they scroll away with the page. */
  notices?: ReactNode;
  /** Usually a TopNavigation, which stays in view. */
  header?: ReactNode;
  /** Usually a SideNavigation. Shown from 960 px on: on narrower windows, header and tab bar have its pages. */
  side?: ReactNode;
  /** At the end of the page; usually a Footer. Hidden while the page has a LoadingScreen or `data-page-loading`. */
  footer?: ReactNode;
  /** A TabBar, which stays in view on phones. */
  tabBar?: ReactNode;
  /** `page` gives the main part the margins of the page; `full` gives it the whole width. */
  width?: ShellWidth | undefined;
}

/**
 * The frame of every page: header, main part, footer, at least as high as the window. What is focused or linked to
 * is never scrolled under the bars that stay in view; what else sticks takes their heights from `--jawla-app-top` and
 * `--jawla-app-bottom`.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum
 */
export function AppShell({
  skipLabel,
  notices,
  header,
  side,
  footer,
  tabBar,
  width = 'page',
  children,
  ref,
  ...rest
}: AppShellProps) {
  const root = useSharedRef(ref);
  useBarInsets(root);
  return (
    <S.Root {...rest} ref={root}>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {skipLabel}
      </SkipLink>
      {notices !== undefined && <div>{notices}</div>}
      {header}
      <S.Body>
        {side !== undefined && <S.Side>{side}</S.Side>}
        <S.Main id={MAIN_ID} tabIndex={-1} $width={width}>
          {children}
        </S.Main>
      </S.Body>
      {footer}
      {tabBar}
    </S.Root>
  );
}

/** Moves the focus itself: a new address would be news to the app's router. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const main = document.getElementById(MAIN_ID);
  if (main === null) return;
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}
