import { call, getContext, put, takeEvery } from '#core/store';
import { href } from '#core/routing';
import { session } from '#session';
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
  // The guard of the login leads on. First, because this saga ends with the user before.
  const navigate = yield* getContext('navigate');
  yield* call(navigate, href('login', {}), { replace: true });
  yield put(session.actions.loggedIn({ token, userName, isAdmin, isStaff, user: sessionUser }));
}

function* leave({ payload: { data } }: ReturnType<typeof acceptBySso.loaded>) {
  const reload = yield* getContext('reload');
  yield* call(reload, data.url);
}
