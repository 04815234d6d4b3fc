import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTermInUrl } from '#core/routing';
import { pageIn } from './pageIn';

/** Longest search term that is sent or kept in the URL. */
const TERM_MAX = 200;

export type ListFilter<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface Options<Name extends string> {
  /** Names of the parameters that say what is listed, besides page and search. */
  filters?: readonly Name[];
  /** A search is about all pages: the page that was shown before comes back with its end. */
  searchKeepsPage?: boolean;
}

export interface ListAddress<Name extends string> {
  /** Counted from 1. */
  page: number;
  /** The text in the search field. */
  term: string;
  /** The term in the URL, without spaces around it. */
  sought: string;
  filter: ListFilter<Name>;
  onTerm: (term: string) => void;
  /** Changes some filters: `undefined` removes one. Another list starts with its first page. */
  filterBy: (changes: { readonly [Key in Name]?: string | undefined }) => void;
  /** @param isCorrection The page in the URL does not exist: it is not gone back to. */
  turnTo: (page: number, isCorrection?: boolean) => void;
}

/**
 * What a list shows (page, search and filters), in the URL only: Back, a reload and a link to the same page restore it.
 * The search field does not wait for the URL, and follows it when it is changed elsewhere.
 */
export function useListAddress<const Name extends string = never>({
  filters = [],
  searchKeepsPage = false,
}: Options<Name> = {}): ListAddress<Name> {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Readonly<Record<string, string | undefined>>, replace: boolean) =>
      setParams((current) => changed(current, changes), { replace }),
    [setParams],
  );
  const sought = (params.get('q') ?? '').trim().slice(0, TERM_MAX);
  const [term, onTerm] = useTermInUrl(sought, (q) =>
    change(searchKeepsPage ? { q } : { q, page: undefined }, true),
  );
  const filter: Partial<Record<Name, string>> = {};
  for (const name of filters) {
    const value = params.get(name);
    if (value) filter[name] = value.slice(0, TERM_MAX);
  }
  return {
    page: pageIn(params),
    term,
    sought,
    filter,
    onTerm,
    filterBy: useCallback((changes) => change({ ...changes, page: undefined }, true), [change]),
    turnTo: useCallback(
      (page, isCorrection = false) =>
        change({ page: page === 1 ? undefined : String(page) }, isCorrection),
      [change],
    ),
  };
}

function changed(
  params: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
