import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink';
import { useSharedRef } from '../../props/useSharedRef';
import { useWord, type Word } from '../../text/words';
import * as S from './AppShell.styles';
import type { ShellWidth } from './AppShell.styles';
import { useBarInsets } from './useBarInsets';

export { SHELL_WIDTHS, type ShellWidth } from './AppShell.styles';

/** `id` of the main element: target of the skip link, and focused by the app when a page has no heading. */
export const MAIN_ID = 'main';

export interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** Text of the skip link, if not "Skip to content". */
  skipLabel?: string | undefined;
  /** Content above the header, such as Banners; it scrolls with the page. */
  notices?: ReactNode;
  /** Usually a TopNavigation, which is sticky. */
  header?: ReactNode;
  /** At the end of the page; usually a Footer. Hidden while the page has a LoadingScreen or `data-page-loading`. */
  footer?: ReactNode;
  /** A TabBar, which is sticky on phones. */
  tabBar?: ReactNode;
  /** `page` gives the main part the margins of the page; `full` gives it the whole width. */
  width?: ShellWidth | undefined;
}

const SKIP: Word = { en: 'Skip to content', ar: 'الانتقال إلى المحتوى' };

/**
 * The frame of every page: header, main part, footer, at least as high as the window. Focused elements and
 * link targets are never scrolled below the sticky bars; other sticky elements get their heights from
 * `--jawla-app-top` and `--jawla-app-bottom`.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum
 */
export function AppShell({
  skipLabel,
  notices,
  header,
  footer,
  tabBar,
  width = 'page',
  children,
  ref,
  ...rest
}: AppShellProps) {
  const skipText = useWord(SKIP, skipLabel);
  const root = useSharedRef(ref);
  useBarInsets(root);
  return (
    <S.Root {...rest} ref={root}>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {skipText}
      </SkipLink>
      {notices !== undefined && <div>{notices}</div>}
      {header}
      <S.Body>
        <S.Main id={MAIN_ID} tabIndex={-1} $width={width}>
          {children}
        </S.Main>
      </S.Body>
      {footer}
      {tabBar}
    </S.Root>
  );
}

/** Moves the focus itself: changing the URL's fragment would trigger the app's router. */
function skip(event: MouseEvent<HTMLAnchorElement>) {
  const main = document.getElementById(MAIN_ID);
  if (main === null) return;
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}
