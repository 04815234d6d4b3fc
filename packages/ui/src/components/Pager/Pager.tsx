import type { ComponentPropsWithRef, ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../../icons';
import { useWord } from '../../text/words';
import { Button } from '../Button';
import { Ltr } from '../Ltr';
import { PAGE_WORDS } from './pageWords';
import * as S from './Pager.styles';

export interface PagerProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  /** Whether there is a previous page. */
  hasPrevious: boolean;
  /** Whether there is a next page. */
  hasNext: boolean;
  /** Called with the number of the requested page. */
  onPageChange: (page: number) => void;
  /** Names of the navigation and its buttons, and the word before the number. */
  labels?: Partial<Record<keyof typeof PAGE_WORDS, string>> | undefined;
  /** Why both buttons are disabled, shown next to them: "Clear the search to turn pages". */
  lock?: ReactNode;
}

/** Buttons to the previous and next page, for lists whose number of pages is unknown. */
export function Pager({
  page,
  hasPrevious,
  hasNext,
  onPageChange,
  labels: given,
  lock,
  ...rest
}: PagerProps) {
  const labels = {
    navigation: useWord(PAGE_WORDS.navigation, given?.navigation),
    previous: useWord(PAGE_WORDS.previous, given?.previous),
    next: useWord(PAGE_WORDS.next, given?.next),
    page: useWord(PAGE_WORDS.page, given?.page),
  };
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
