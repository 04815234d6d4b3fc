import type { SessionUser } from '@jawla/contract';
import { use } from 'react';
import { AppContext } from '#core/device';
import type { Problem } from '#core/http';
import { useAppSelector } from '#core/store';
import { selectUserData, type Principal } from '#session';

/** The identity of the user, as far as it is known. */
export type AuthStatus =
  | (Principal & Pick<Partial<SessionUser>, 'waitingFootage'>)
  | { kind: 'unknown' }
  | { kind: 'failed'; problem: Problem };

/** A stored token does not prove a session: until the server has responded with its user, the status is unknown. */
export function useAuthStatus(): AuthStatus {
  const remote = useAppSelector(selectUserData);
  const { hasToken } = use(AppContext);
  switch (remote.phase) {
    case 'ready':
      return { kind: 'signedIn', ...remote.data };
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
