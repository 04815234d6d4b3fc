import type { AccessEntry } from '@jawla/contract';
import { useState } from 'react';
import { type Problem, type RemoteData, toRemoteData, type RequestState } from '#core/http';
import { useAppDispatch, useAppSelector, useRequest, useRequestState } from '#core/store';
import { accessKey, addAccess, loadAccess, removeAccess, searchEmails } from '../projects.requests';
import { emailTyped } from '../projects.saga';

/** An e-mail address that is being given access or losing it, or could not be. */
export type AccessChange =
  { phase: 'adding' | 'removing' } | { phase: 'notAdded' | 'notRemoved'; problem: Problem };

export interface FoundEmail {
  _id: string;
  email: string;
}

export interface Access {
  /** With the entries that are being added. */
  access: RemoteData<AccessEntry[]>;
  /** By e-mail address. */
  changes: Readonly<Record<string, AccessChange>>;
  term: string;
  search: RemoteData<FoundEmail[]>;
  onTerm: (term: string) => void;
  onAdd: (email: string) => void;
  onRemove: (entry: AccessEntry) => void;
  onRetry: () => void;
}

/**
 * Who has access to a project. Optimistic entries derive from pending requests, so that one that fails takes its
 * change back.
 *
 * @param owner User name of the project's owner, who is not found by the search.
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
        // An entry without an id was never saved.
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
