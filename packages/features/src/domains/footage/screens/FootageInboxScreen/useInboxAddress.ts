import { FOOTAGE_LISTS, type FootageListName } from '@jawla/contract/limits';
import { useSearchParams } from 'react-router-dom';
import { pageIn, useTermInUrl } from '#core/routing';
import type { InboxRef } from '../../footage.requests';

/** Maximum length of a search. */
const TERM_MAX = 200;

export interface InboxAddress {
  /** The page in the URL. */
  shown: InboxRef;
  /** The text in the search field, which the URL follows. */
  term: string;
  onTerm: (term: string) => void;
  onList: (list: FootageListName) => void;
  onTurn: (page: number) => void;
}

/** Keeps list, page and search in the URL, so that Back and a reload show the same. */
export function useInboxAddress(): InboxAddress {
  const [params, setParams] = useSearchParams();
  const list = FOOTAGE_LISTS.find((each) => each === params.get('list')) ?? 'waiting';
  const page = pageIn(params);
  const sought = (params.get('q') ?? '').trim().slice(0, TERM_MAX);
  const show = (next: InboxRef) =>
    setParams(
      {
        ...(next.list !== 'waiting' && { list: next.list }),
        ...(next.page > 1 && { page: String(next.page) }),
        ...(next.term !== '' && { q: next.term }),
      },
      { replace: true },
    );
  const [term, onTerm] = useTermInUrl(sought, (next) => show({ list, page: 1, term: next }));
  return {
    shown: { list, page, term: sought },
    term,
    onTerm,
    onList: (next) => show({ list: next, page: 1, term: term.trim() }),
    onTurn: (next) => show({ list, page: next, term: sought }),
  };
}
