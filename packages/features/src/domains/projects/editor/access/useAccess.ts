import type { AccessEntry, FoundEmail } from '@jawla/contract';
import { useState } from 'react';
import {
  isTransient,
  toRemoteData,
  type Problem,
  type RemoteData,
  type RequestState,
} from '#core/http';
import { useAppDispatch, useOutcomes, useRequest, useRequestState } from '#core/store';
import {
  accessKey,
  addAccess,
  loadAccess,
  removeAccess,
  searchEmails,
  type AddedAccess,
} from '../../projects.requests';
import { emailTyped } from '../../projects.saga';

/** An e-mail address whose access is being added or removed, or for which that failed. */
export type AccessChange =
  | { phase: 'adding' | 'removing' }
  | { phase: 'notAdded' | 'notRemoved'; problem: Problem };

/** Numbers of addresses of a list, by what became of them. */
export interface AccessOutcome {
  given: number;
  /** They had access before. */
  had: number;
  noAccount: number;
  /** They failed for another reason, and can be tried again. */
  failed: readonly string[];
  /** How many of those failed without an answer: they may have access. */
  unsure: number;
}

export interface Access {
  /** Includes the entries that are being added. */
  list: RemoteData<AccessEntry[]>;
  /** State of requests, by e-mail address. */
  changes: Readonly<Record<string, AccessChange>>;
  /**
   * What became of the last list of addresses, or that a single one had access; `undefined` while some are pending,
   * and for a single one otherwise, whose row says it.
   */
  outcome: AccessOutcome | undefined;
  /** What is typed in the search. */
  typed: string;
  /** Addresses that do not have access yet. */
  found: RemoteData<FoundEmail[]>;
  onType: (text: string) => void;
  /** Adds addresses that do not have access yet. */
  onAdd: (...emails: readonly string[]) => void;
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
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<AskedEmails>({ emails: [], had: 0 });
  const loaded = toRemoteData(useRequest(loadAccess, id));
  const additions = useOutcomes(addAccess);
  const removals = useOutcomes(removeAccess);
  const search = { owner, term: typed.trim() };
  const results = toRemoteData(useRequestState(searchEmails, searchEmails.keyOf(search)));

  const added = changesOf(additions, id, 'adding', 'notAdded');
  const saved = new Set(loaded.phase === 'ready' ? loaded.data.map(({ email }) => email) : []);
  const pending = Object.keys(added).filter((email) => !saved.has(email));
  return {
    list: mapReady(loaded, (entries) => [...entries, ...pending.map((email) => ({ email }))]),
    changes: { ...added, ...changesOf(removals, id, 'removing', 'notRemoved') },
    outcome: outcomeOf(asked, (email) => additions[accessKey({ id, email })]),
    typed,
    found: mapReady(results, (users) =>
      users.filter(({ email }) => !saved.has(email) && !(email in added)),
    ),
    onType: (text) => {
      setTyped(text);
      dispatch(emailTyped({ owner, term: text.trim() }));
    },
    onAdd: (...emails) => {
      const others = emails.filter((email) => !saved.has(email));
      setAsked({ emails: others, had: emails.length - others.length });
      for (const email of emails) {
        const isPending = added[email]?.phase === 'adding';
        if (!saved.has(email) && !isPending) dispatch(addAccess.requested({ id, email }));
      }
    },
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

interface AskedEmails {
  emails: readonly string[];
  /** Number of further ones that were in the list of people already. */
  had: number;
}

function outcomeOf(
  { emails, had }: AskedEmails,
  additionOf: (email: string) => RequestState<AddedAccess> | undefined,
): AccessOutcome | undefined {
  const outcome = { given: 0, had, noAccount: 0, failed: new Array<string>(), unsure: 0 };
  for (const email of emails) {
    const state = additionOf(email);
    if (state?.phase === 'loading') return undefined;
    if (state?.phase === 'ready') outcome[state.data.isNew ? 'given' : 'had'] += 1;
    if (state?.phase !== 'failed') continue;
    if (state.problem.kind === 'notFound') outcome.noAccount += 1;
    else outcome.failed.push(email);
    if (isTransient(state.problem)) outcome.unsure += 1;
  }
  return emails.length + had > 1 || outcome.had > 0 ? outcome : undefined;
}

function mapReady<Data>(remote: RemoteData<Data>, map: (data: Data) => Data): RemoteData<Data> {
  return remote.phase === 'ready' ? { ...remote, data: map(remote.data) } : remote;
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
