import { use } from 'react';
import type { Problem } from '#core/http';
import type { Person } from '#session';
import { selectUserRemote } from '#session';
import { useAppSelector } from '#core/store';
import { AppContext } from '#core/device';

/** Who sits in front of the screen, as far as is known. */
export type KnownPerson = Person | { kind: 'unknown' } | { kind: 'failed'; problem: Problem };

/**
 * A stored token alone makes nobody signed in: the server has to say who it is. Until then the person
 * is unknown.
 */
export function usePerson(): KnownPerson {
  const remote = useAppSelector(selectUserRemote);
  const { hasToken } = use(AppContext);
  switch (remote.phase) {
    case 'ready':
      return { kind: 'signedIn', userName: remote.data.userName, isAdmin: remote.data.isAdmin };
    case 'loading':
      return { kind: 'unknown' };
    case 'failed':
      return { kind: 'failed', problem: remote.problem };
    case 'idle':
      return hasToken() ? { kind: 'unknown' } : { kind: 'signedOut' };
    default:
      return remote satisfies never;
  }
}
