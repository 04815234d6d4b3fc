import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { PAGES, type PageName } from '#core/routing';
import { useAppDispatch, useAppSelector } from '#core/store';
import { guard, selectReturnTo, session, spelledOut } from '#session';
import { AppLoading } from '../AppLoading';
import { useAuthStatus } from '../useAuthStatus';
import { UserFailed } from '../UserFailed';

export interface GuardProps {
  page: PageName;
  children: ReactNode;
}

/** Renders a page for users who may open it, and redirects others. */
export function Guard({ page, children }: GuardProps) {
  const person = useAuthStatus();
  const { userName } = useParams();
  const { access } = PAGES[page];
  const wanted = useAppSelector(selectReturnTo);
  const decision =
    person.kind === 'unknown' || person.kind === 'failed'
      ? undefined
      : guard(access, person, userName, wanted);
  useClearReturnTo(
    person.kind === 'signedIn' && decision?.kind === 'allow' && wanted !== undefined,
  );

  // A user who has set a password by the link is logged in: the link was not ignored.
  const [isLinkUsed, setLinkUsed] = useState(false);
  if (page === 'newPassword' && decision?.kind === 'allow' && !isLinkUsed) setLinkUsed(true);

  if (access === 'everyone') return children;
  if (person.kind === 'unknown') return <AppLoading />;
  if (person.kind === 'failed') return <UserFailed problem={person.problem} />;
  if (decision?.kind === 'allow' && person.kind === 'signedIn' && isOtherwise(person, userName)) {
    return <SpelledOut userName={person.userName} />;
  }
  if (decision?.kind !== 'redirect') return children;
  const isLinkIgnored = page === 'newPassword' && person.kind === 'signedIn' && !isLinkUsed;
  return <Redirect {...decision} isLinkIgnored={isLinkIgnored} />;
}

/** Whether the path spells the user's name otherwise, such as in capitals. */
function isOtherwise(person: { userName: string }, inPath: string | undefined): boolean {
  return inPath !== undefined && inPath !== person.userName;
}

/** Redirects to the same page, with the user's name as the user spells it. */
function SpelledOut({ userName }: { userName: string }) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state: unknown = location.state;
  return (
    <Navigate
      to={{ pathname: spelledOut(pathname, userName), search, hash }}
      replace
      state={state}
    />
  );
}

/** Clears the page requested before the login once the user is on a page of their own. */
function useClearReturnTo(arrived: boolean) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (arrived) dispatch(session.actions.returned());
  }, [arrived, dispatch]);
}

interface RedirectProps {
  to: string;
  err?: string;
  remember?: boolean;
  isLinkIgnored: boolean;
}

function Redirect({ to, err, remember = false, isLinkIgnored }: RedirectProps) {
  const dispatch = useAppDispatch();
  const { pathname, search, hash } = useLocation();
  const wanted = pathname + search + hash;
  useEffect(() => {
    if (remember) dispatch(session.actions.pageRequested(wanted));
    if (isLinkIgnored) dispatch(session.actions.linkIgnored());
  }, [dispatch, remember, wanted, isLinkIgnored]);
  return <Navigate to={to} replace state={err === undefined ? null : { err }} />;
}
