import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../../icons';
import { useFormatNumber } from '../../theme/useFormatNumber';
import { GAP, pageNumbers } from './pageNumbers';
import * as S from './Pagination.styles';

export interface PaginationLabels {
  /** Names the navigation. */
  navigation: string;
  previous: string;
  next: string;
  /** Names a number for screen readers: "Page 3". Write it with `useFormatNumber` where digits are not Latin. */
  page: (page: number) => string;
}

export interface PaginationProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  /** The URL of a page: with it, the numbers are links that open in another tab as well. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Called when a page is chosen. */
  onPageChange?: ((page: number) => void) | undefined;
  /** How many neighbours of the current page are shown on each side. */
  siblings?: number | undefined;
  /** Names of the navigation and its controls. */
  labels: PaginationLabels;
}

/** A page number is a name, not an amount. */
const UNGROUPED = { useGrouping: false } as const;

/**
 * Pages by their numbers, where their count is known. Where it is not, use Pager. Numbers run with the language
 * and keep their places while one turns the pages.
 */
export function Pagination({
  page,
  count,
  hrefOf,
  onPageChange,
  siblings = 1,
  labels,
  ...rest
}: PaginationProps) {
  const format = useFormatNumber();
  const target = (to: number, label: string, content: ReactNode) => {
    // At the ends the arrows stay: nothing moves under the pointer, and the focus is not lost.
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
