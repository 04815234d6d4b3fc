import { eventChannel } from 'redux-saga';
import { toProblem, type Http } from '../http';
import {
  call,
  fork,
  getContext,
  put,
  select,
  takeEvery,
  takeFrom,
  takeLatest,
} from '../store/effects';
import { homeOf, safeReturn } from './guards';
import { selectReturnTo, session } from './session.slice';
import type { TabEvent } from './sessionStorage';

/** Loads the user, ends the session, and listens to what other tabs tell. */
export function* sessionSaga() {
  yield fork(listenToTabs);
  yield takeLatest(session.actions.userRequested, loadUser);
  yield takeLatest(session.actions.loggedIn, enter);
  yield takeEvery(session.actions.expired, forget);
  yield takeLatest(session.actions.logoutRequested, leave);
}

function* loadUser() {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const token = storage.token();
  if (token === undefined) {
    yield put(session.actions.loggedOut());
    return;
  }
  try {
    const user = yield* call(() => http.send('currentUser', { params: { token } }));
    yield put(session.actions.userArrived(user));
  } catch (cause) {
    const problem = toProblem(cause);
    // A token that is no longer good has ended the session already: see `expired`.
    if (problem.kind !== 'signedOut') yield put(session.actions.userFailed(problem));
  }
}

function* enter({ payload }: ReturnType<typeof session.actions.loggedIn>) {
  const storage = yield* getContext('storage');
  const navigate = yield* getContext('navigate');
  if (!storage.storeToken(payload.token)) {
    yield put(session.actions.cookiesRefused());
    return;
  }
  storage.tell('logged-in');
  const wanted = safeReturn(yield* select(selectReturnTo));
  yield put(session.actions.returned());
  yield* loadUser();
  yield* call(navigate, wanted ?? homeOf(payload), { replace: true });
}

function* forget({ payload }: ReturnType<typeof session.actions.expired>) {
  const storage = yield* getContext('storage');
  const navigate = yield* getContext('navigate');
  storage.clearToken();
  storage.tell('logged-out');
  // Pages that ask for no session stay.
  if (payload.returnTo !== undefined) yield* call(navigate, '/', { replace: true });
}

function* leave() {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  // The call reads the token before it is forgotten; the person does not wait for its answer.
  if (storage.token() !== undefined) yield fork(tellServer, http);
  storage.clearToken();
  storage.tell('logged-out');
  yield put(session.actions.loggedOut());
}

function* tellServer(http: Http) {
  try {
    yield* call(() => http.send('logout', {}));
  } catch {
    // The session ends on this device whether or not the server could be told.
  }
}

function* listenToTabs() {
  const storage = yield* getContext('storage');
  const reload = yield* getContext('reload');
  const events = eventChannel<TabEvent>((emit) => storage.listen(emit));
  while (true) {
    const event = yield* takeFrom<TabEvent>(events);
    // A full load on purpose: nothing of one person's session may stay for the next.
    yield* call(reload, event === 'logged-out' ? '/' : undefined);
  }
}
