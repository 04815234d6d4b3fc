import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../../icons';
import { Button } from '../Button';
import { Ltr } from '../Ltr';
import * as S from './Pager.styles';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  /** Whether there is a page before this one. */
  hasPrevious: boolean;
  /** Whether there is a page after this one. */
  hasNext: boolean;
  /** Called with the number of the page to show. */
  onPageChange: (page: number) => void;
  /** `page` is said before the number, for people who do not see it between the buttons. */
  labels: { navigation: string; previous: string; next: string; page: string };
  /** Why neither way can be gone just now, shown beside: "Clear the search to turn pages". */
  lock?: ReactNode;
}

/** One page on or back. Which pages there are, only the server knows. */
export function Pager({
  page,
  hasPrevious,
  hasNext,
  onPageChange,
  labels,
  lock,
  ...rest
}: PagerProps) {
  const locked = lock !== undefined;
  return (
    <S.Root aria-label={labels.navigation} {...rest}>
      <Button
        size="s"
        icon={<PreviousIcon />}
        disabled={locked || !hasPrevious}
        onClick={() => onPageChange(page - 1)}
      >
        {labels.previous}
      </Button>
      <S.Page aria-current="page">
        {labels.page} <Ltr>{page}</Ltr>
      </S.Page>
      <Button size="s" disabled={locked || !hasNext} onClick={() => onPageChange(page + 1)}>
        {labels.next}
        <NextIcon />
      </Button>
      {locked && <S.Lock>{lock}</S.Lock>}
    </S.Root>
  );
}
