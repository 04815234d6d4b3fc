import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { SkipLink } from '../../components/SkipLink';
import * as S from './PageShell.styles';
import type { ShellWidth } from './PageShell.styles';

export { SHELL_WIDTHS, type ShellWidth } from './PageShell.styles';

/** Where the skip link leads, and what the app focuses when a page has no heading. */
export const MAIN_ID = 'main';

export interface PageShellProps extends ComponentPropsWithRef<'div'> {
  /** Words of the skip link: "Skip to the content". */
  skipLabel: string;
  /** All that stands above the main part, notices too. */
  header?: ReactNode;
  /** At the end of the page; usually a Footer. */
  footer?: ReactNode;
  /** `page` sets the main part in a column with margins; `full` gives it the whole width. */
  width?: ShellWidth | undefined;
}

/** The frame of every page: header, main part, footer, at least as high as the window. */
export function PageShell({
  skipLabel,
  header,
  footer,
  width = 'page',
  children,
  ...rest
}: PageShellProps) {
  return (
    <S.Root {...rest}>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {skipLabel}
      </SkipLink>
      {header !== undefined && <div>{header}</div>}
      <S.Main id={MAIN_ID} tabIndex={-1} $width={width}>
        {children}
      </S.Main>
      {footer}
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
