import { call, getContext, put, takeEvery } from '#core/store';
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
  // The guard of the page decides whether it is one to return to.
  if (returnTo !== undefined) yield put(session.actions.pageRequested(returnTo));
  yield put(session.actions.loggedIn({ token, userName, isAdmin, isStaff, user: sessionUser }));
}

function* leave({ payload: { data } }: ReturnType<typeof acceptBySso.loaded>) {
  const reload = yield* getContext('reload');
  yield* call(reload, data.url);
}
