import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { guard, ROUTES, type RouteName } from '#session';
import { selectReturnTo, session } from '#session';
import { useAppDispatch, useAppSelector } from '#core/store';
import { AppLoading } from '../AppLoading';
import { UserFailed } from '../UserFailed';
import { usePerson } from '../usePerson';

export interface GuardProps {
  route: RouteName;
  children: ReactNode;
}

/** Shows a page to who may see it, and sends the others where they belong. */
export function Guard({ route, children }: GuardProps) {
  const person = usePerson();
  const { userName } = useParams();
  const { access } = ROUTES[route];
  const wanted = useAppSelector(selectReturnTo);
  const decision =
    person.kind === 'unknown' || person.kind === 'failed'
      ? undefined
      : guard(access, person, userName, wanted);
  useArrival(person.kind === 'signedIn' && decision?.kind === 'allow' && wanted !== undefined);

  if (access === 'everyone') return children;
  if (person.kind === 'unknown') return <AppLoading />;
  if (person.kind === 'failed') return <UserFailed problem={person.problem} />;
  return decision?.kind === 'redirect' ? <Redirect {...decision} /> : children;
}

/** Forgets the page that was asked for once the person is on a page of their own. */
function useArrival(arrived: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (arrived) dispatch(session.actions.returned());
  }, [arrived, dispatch]);
}

function Redirect({ to, err, remember = false }: { to: string; err?: string; remember?: boolean }) {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const wanted = pathname + search + hash;
  useEffect(() => {
    if (remember) dispatch(session.actions.pageWanted(wanted));
  }, [dispatch, remember, wanted]);
  return <Navigate to={to} replace state={err === undefined ? null : { err }} />;
}
