import { call, getContext, put, takeEvery } from '#core/store';
import { guard, session } from '#session';
import { acceptBySso, exchangeSso } from './sso.requests';

/** Starts sessions that began at the provider of single sign-on, and leads people there. */
export function* ssoSaga() {
  yield takeEvery(exchangeSso.loaded, enter);
  yield takeEvery(acceptBySso.loaded, leave);
}

function* enter({ payload: { data } }: ReturnType<typeof exchangeSso.loaded>) {
  const { token, user, sessionUser, returnTo } = data;
  const { userName, isAdmin, isStaff } = user;
  if (returnTo !== undefined) yield put(session.actions.pageRequested(returnTo));
  yield put(session.actions.loggedIn({ token, userName, isAdmin, isStaff, user: sessionUser }));
  const navigate = yield* getContext('navigate');
  const principal = { kind: 'signedIn', userName, isAdmin, isStaff } as const;
  // As from the login, which has the same guard.
  const landing = guard('signedOutOnly', principal, undefined, returnTo);
  if (landing.kind === 'redirect') yield* call(navigate, landing.to, { replace: true });
}

function* leave({ payload: { data } }: ReturnType<typeof acceptBySso.loaded>) {
  const reload = yield* getContext('reload');
  yield* call(reload, data.url);
}
