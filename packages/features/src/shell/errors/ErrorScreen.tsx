import { useLocation } from 'react-router-dom';
import { homeOf } from '#session';
import { selectUser } from '#session';
import { useAppSelector } from '#core/store';
import { ErrorView, type ErrorKind } from './ErrorView';

/** The page for missing pages and missing permissions. The reason comes from the redirect, or else from the path. */
export function ErrorScreen() {
  const location = useLocation();
  const state: unknown = location.state;
  const user = useAppSelector(selectUser);
  return (
    <ErrorView
      kind={kindOf(location.pathname, state)}
      home={user === undefined ? '/' : homeOf(user)}
      isAdmin={user?.isAdmin ?? false}
      userName={user?.userName}
    />
  );
}

function kindOf(pathname: string, state: unknown): ErrorKind {
  const reason =
    typeof state === 'object' && state !== null && 'err' in state ? state.err : undefined;
  const err = reason ?? pathname.slice(1);
  if (err === 'unauthorized') return 'unauthorized';
  if (err === 'no-project-found') return 'noProject';
  return 'notFound';
}
