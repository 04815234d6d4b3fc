import type { ActivityEntry } from '@jawla/contract';
import type { ActivityFilter } from '@jawla/contract/activity';
import { useState } from 'react';
import { toRemoteData, type Problem, type RequestState } from '#core/http';
import { useAppDispatch, useAppSelector, useRequest } from '#core/store';
import { loadActivity, type ActivityRef } from './activity.requests';

/** The pages that have been requested so far, as one list. */
export interface ActivityList {
  /** Identifies the list: that of another filter is another one. */
  listKey: string;
  state: RequestState<readonly ActivityEntry[]>;
  /** Whether there are older entries. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  olderProblem: Problem | undefined;
  onOlder: () => void;
  onRetry: () => void;
}

/** Loads a list, page by page. Another filter begins at its first page. */
export function useActivity(filter: ActivityFilter): ActivityList {
  const dispatch = useAppDispatch();
  const states = useAppSelector(loadActivity.selectStates);
  const { person, client, thing } = filter;
  const listKey = loadActivity.keyOf(filter);
  const [opened, setOpened] = useState({ listKey, count: 1 });
  const count = opened.listKey === listKey ? opened.count : 1;
  // Each page begins where the page before ends, also after that one was loaded again.
  const entries: ActivityEntry[] = [];
  let last: ActivityRef = { person, client, thing };
  let next: string | null = null;
  for (let page = 0; page < count; page += 1) {
    if (page > 0 && next === null) break;
    last = { person, client, thing, before: next ?? undefined };
    const state = states[loadActivity.keyOf(last)];
    const data = state && 'data' in state ? state.data : undefined;
    if (data === undefined) break;
    entries.push(...data.entries);
    next = data.next;
  }
  const first = toRemoteData(useRequest(loadActivity, { person, client, thing }));
  const lastState = useRequest(loadActivity, last);
  const isFirst = last.before === undefined;
  return {
    listKey,
    state: first.phase === 'ready' ? { phase: 'ready', data: entries, at: 0 } : first,
    hasOlder: next !== null,
    isLoadingOlder: !isFirst && lastState.phase === 'loading',
    olderProblem: !isFirst && lastState.phase === 'failed' ? lastState.problem : undefined,
    onOlder: () => setOpened({ listKey, count: count + 1 }),
    onRetry: () => dispatch(loadActivity.requested(last, { force: true })),
  };
}
