import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../../icons';
import { useWord } from '../../text/words';
import { useFormatNumber } from '../../theme/useFormatNumber';
import { GAP, pageNumbers } from './pageNumbers';
import { PAGE_WORDS } from '../Pager/pageWords';
import * as S from './Pagination.styles';

export interface PaginationLabels {
  /** Accessible name of the navigation. */
  navigation: string;
  previous: string;
  next: string;
  /** Accessible name of a number, if not "Page 3". Format it with `useFormatNumber` where digits are not Latin. */
  page: (page: number) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  /** Total number of pages. */
  count: number;
  /** Returns the URL of a page: if set, the numbers are links, which can be opened in a new tab. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called when a page is chosen. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Number of neighbours of the current page on each side. */
  siblings?: number | undefined;
  /** Accessible names of the navigation and its controls. */
  labels?: Partial<PaginationLabels> | undefined;
}

/** A page number is an identifier, so it has no group separators. */
const UNGROUPED = { useGrouping: false } as const;

/**
 * Page numbers, for a known number of pages; otherwise use Pager. The numbers run in the direction of the
 * language and keep their positions while the page changes.
 */
export function Pagination({
  page,
  count,
  hrefOf,
  onPageChange,
  siblings = 1,
  labels: given,
  ...rest
}: PaginationProps) {
  const format = useFormatNumber();
  const pageWord = useWord(PAGE_WORDS.page);
  const labels = {
    navigation: useWord(PAGE_WORDS.navigation, given?.navigation),
    previous: useWord(PAGE_WORDS.previous, given?.previous),
    next: useWord(PAGE_WORDS.next, given?.next),
    page: given?.page ?? ((to: number) => `${pageWord} ${format(to, UNGROUPED)}`),
  };
  const target = (to: number, label: string, content: ReactNode) => {
    // The arrow buttons stay at the ends, so that nothing moves under the pointer and the focus is not lost.
    const exists = to >= 1 && to <= count;
    const props = {
      'aria-label': label,
      'aria-current': to === page ? ('page' as const) : undefined,
      'aria-disabled': exists ? undefined : true,
      onClick: () => {
        if (exists) onPageChange?.(to);
      },
    };
    return hrefOf === undefined ? (
      <S.PageButton type="button" {...props}>
        {content}
      </S.PageButton>
    ) : (
      <S.PageLink href={hrefOf(exists ? to : page)} {...props}>
        {content}
      </S.PageLink>
    );
  };
  return (
    <S.Root aria-label={labels.navigation} {...rest}>
      <S.List>
        <li>{target(page - 1, labels.previous, <PreviousIcon />)}</li>
        {pageNumbers(page, count, siblings).map((number, at, all) =>
          number === GAP ? (
            <li key={`after ${String(all[at - 1])}`} aria-hidden>
              <S.Gap>…</S.Gap>
            </li>
          ) : (
            <li key={number}>{target(number, labels.page(number), format(number, UNGROUPED))}</li>
          ),
        )}
        <li>{target(page + 1, labels.next, <NextIcon />)}</li>
      </S.List>
    </S.Root>
  );
}
