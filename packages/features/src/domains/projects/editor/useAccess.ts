import type { AccessEntry } from '@jawla/contract';
import { useState } from 'react';
import { type Problem, type RemoteData, toRemoteData, type RequestState } from '#core/http';
import { useAppDispatch, useAppSelector, useRequest, useRequestState } from '#core/store';
import { accessKey, addAccess, loadAccess, removeAccess, searchEmails } from '../projects.requests';
import { emailTyped } from '../projects.saga';

/** An e-mail address whose access is being added or removed, or for which that failed. */
export type AccessChange =
  { phase: 'adding' | 'removing' } | { phase: 'notAdded' | 'notRemoved'; problem: Problem };

export interface FoundEmail {
  _id: string;
  email: string;
}

export interface Access {
  /** Includes the entries that are being added. */
  access: RemoteData<AccessEntry[]>;
  /** State of requests, by e-mail address. */
  changes: Readonly<Record<string, AccessChange>>;
  term: string;
  search: RemoteData<FoundEmail[]>;
  onTerm: (term: string) => void;
  onAdd: (email: string) => void;
  onRemove: (entry: AccessEntry) => void;
  onRetry: () => void;
}

/**
 * Returns who has access to a project. Optimistic updates derive from pending requests, so that a failed
 * request reverts its change.
 *
 * @param owner User name of the project's owner, who is excluded from search results.
 */
export function useAccess(id: string, owner: string): Access {
  const dispatch = useAppDispatch();
  const [term, setTerm] = useState('');
  const loaded = toRemoteData(useRequest(loadAccess, id));
  const added = changesOf(useAppSelector(addAccess.selectStates), id, 'adding', 'notAdded');
  const removed = changesOf(
    useAppSelector(removeAccess.selectStates),
    id,
    'removing',
    'notRemoved',
  );
  const search = useRequestState(searchEmails, searchEmails.keyOf({ owner, term }));
  return {
    access: withAdded(loaded, Object.keys(added)),
    changes: { ...added, ...removed },
    term,
    search: toRemoteData(search),
    onTerm: (next) => {
      setTerm(next);
      dispatch(emailTyped({ owner, term: next }));
    },
    onAdd: (email) => dispatch(addAccess.requested({ id, email })),
    onRemove: ({ _id, email }) =>
      dispatch(
        // An entry without an id is optimistic: it has not been saved yet.
        _id === undefined
          ? addAccess.dismissed(accessKey({ id, email }))
          : removeAccess.requested({ id, email }),
      ),
    onRetry: () => dispatch(loadAccess.requested(id, { force: true })),
  };
}

function withAdded(
  loaded: RemoteData<AccessEntry[]>,
  emails: readonly string[],
): RemoteData<AccessEntry[]> {
  if (loaded.phase !== 'ready') return loaded;
  const known = new Set(loaded.data.map(({ email }) => email));
  const added = emails.filter((email) => !known.has(email)).map((email) => ({ email }));
  return { phase: 'ready', data: [...loaded.data, ...added] };
}

function changesOf(
  states: Readonly<Record<string, RequestState<unknown>>>,
  id: string,
  pending: 'adding' | 'removing',
  failed: 'notAdded' | 'notRemoved',
): Record<string, AccessChange> {
  const prefix = `${id}|`;
  const changes: Record<string, AccessChange> = {};
  for (const [key, state] of Object.entries(states)) {
    if (!key.startsWith(prefix)) continue;
    const email = key.slice(prefix.length);
    if (state.phase === 'loading') changes[email] = { phase: pending };
    if (state.phase === 'failed') changes[email] = { phase: failed, problem: state.problem };
  }
  return changes;
}
