import { useEffect, useRef, useState, type RefObject } from 'react';
import { useOfflineRemoteData } from '#core/connection';
import { dataOf, type Problem, type RequestState } from '#core/http';

interface Options<Data> {
  state: RequestState<Data>;
  /** Identifies the list, whatever its page: nothing is kept of another one. */
  of?: string;
  page?: number;
  /** Returns the number of the last page; omitted for a list without pages. */
  lastOf?: (data: Data) => number;
  onTurn?: (page: number, isCorrection?: boolean) => void;
  /** Requests what is shown once more. */
  reload: () => void;
}

export interface List<Data> {
  /** What is shown: while the next page is loading, the page before. */
  data: Data | undefined;
  problem: Problem | undefined;
  /** Another page of the same list is loading. */
  isTurning: boolean;
  pages: number;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Stays while pages are turned, and has the focus after that. */
  caption: RefObject<HTMLParagraphElement | null>;
  reload: () => void;
  /** Of the pager. */
  turnTo: (page: number) => void;
}

/**
 * A list that is loaded page by page. A page beyond the end, such as one whose last row has been deleted, is followed by
 * the last page.
 */
export function useList<Data>({
  state,
  of = '',
  page = 1,
  lastOf,
  onTurn,
  reload,
}: Options<Data>): List<Data> {
  const remote = useOfflineRemoteData(state, reload);
  const heading = useRef<HTMLHeadingElement>(null);
  const caption = useRef<HTMLParagraphElement>(null);
  const [kept, setKept] = useState<{ of: string; data: Data }>();
  const loaded = dataOf(remote);
  const last = loaded === undefined ? undefined : (lastOf?.(loaded) ?? page);
  const isBeyond = last !== undefined && page > last;
  useEffect(() => {
    if (isBeyond) onTurn?.(last, true);
  });
  const fresh = isBeyond ? undefined : loaded;
  const isOther = fresh !== kept?.data || of !== kept?.of;
  if (lastOf !== undefined && fresh !== undefined && isOther) setKept({ of, data: fresh });
  const before = kept?.of === of ? kept.data : undefined;
  const isFailed = remote.phase === 'failed';
  const data = isFailed ? undefined : (fresh ?? before);
  return {
    data,
    problem: isFailed ? remote.problem : undefined,
    isTurning: !isFailed && fresh === undefined && before !== undefined,
    pages: data === undefined ? page : (lastOf?.(data) ?? 1),
    heading,
    caption,
    reload,
    turnTo: (next) => {
      // Focuses first, which scrolls: virtualized rows are then those in view.
      caption.current?.focus();
      onTurn?.(next);
    },
  };
}
