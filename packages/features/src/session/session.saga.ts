import { href, findPage } from '#core/routing';
import { toProblem, usersQuery, type ApiClient } from '#core/http';
import {
  call,
  delay,
  fork,
  getContext,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
} from '#core/store';
import { endedOn, guard, type Principal } from './guards';
import {
  selectReauth,
  selectExpiresAt,
  selectHasUnsavedWork,
  selectReturnTo,
  selectUser,
  selectWaiting,
  session,
} from './session.slice';
import type { TabEvent } from '#core/device';

/** How long before its end a session is said to end, in milliseconds. */
const WARNING_MS = 5 * 60_000;
/** How often the clock is looked at: a computer that slept has lost its timers. */
const POLL_INTERVAL_MS = 15_000;

/** Loads the user, ends the session, and listens to what other tabs tell. */
export function* sessionSaga() {
  yield takeEvery(session.actions.tabEventReceived, handleTabEvent);
  yield takeLatest(session.actions.userRequested, loadUser);
  yield takeLatest(session.actions.loggedIn, enter);
  yield takeLatest([session.actions.userLoaded, session.actions.renewed], watchEnd);
  yield takeLeading(session.actions.reauthSubmitted, reauthenticate);
  yield takeLatest(session.actions.unsavedChangesDiscarded, leavePage);
  yield takeEvery(session.actions.workEnded, followTabs);
  yield takeLatest(session.actions.pageRestored, recheck);
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
    yield put(session.actions.userLoaded(user));
  } catch (cause) {
    const problem = toProblem(cause);
    // A token that is no longer good has ended the session already: see `expired`.
    if (problem.kind !== 'unauthenticated') yield put(session.actions.userFailed(problem));
  }
}

/** Asks whether the person is still signed in, while the page stays as it is. */
function* recheck() {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const token = storage.token();
  if (token === undefined) return;
  if ((yield* select(selectUser)) === undefined) {
    // The page was left before it was known.
    yield put(session.actions.userRequested());
    return;
  }
  try {
    const user = yield* call(() => http.send('currentUser', { params: { token } }));
    yield put(session.actions.userLoaded(user));
  } catch {
    // A session that is over has ended already: see `expired`. All else passes.
  }
}

function* enter({ payload }: ReturnType<typeof session.actions.loggedIn>) {
  const storage = yield* getContext('storage');
  if (!storage.storeToken(payload.token)) {
    yield put(session.actions.cookiesRefused());
    return;
  }
  storage.tell('logged-in');
  // Where the user will land is known before the server has named the user.
  const prefetchRoute = yield* getContext('prefetchRoute');
  const person: Principal = { kind: 'signedIn', ...payload };
  const landing = guard('signedOutOnly', person, undefined, yield* select(selectReturnTo));
  if (landing.kind === 'redirect') {
    yield* call(prefetchRoute, landing.to);
    const http = yield* getContext('http');
    // In parallel with the user: the list of clients is the only landing page with a request of its own.
    if (landing.to === href('dashboard', {})) {
      yield* call(() => http.prefetch('users', { query: usersQuery(1) }));
    }
  }
  // The guard of the login page sends the person on as soon as it is known who it is.
  yield* loadUser();
}

/** Says in time that the session ends, and ends it when its time has come. */
function* watchEnd() {
  const storage = yield* getContext('storage');
  const currentPath = yield* getContext('currentPath');
  while ((yield* select(selectUser)) !== undefined) {
    const expiresAt = storage.expiresAt();
    // Unknown: storage is blocked, or the session is over already. The server's 401 will tell.
    if (expiresAt === undefined) return;
    const left = expiresAt - Date.now();
    if (left <= 0) {
      yield put(session.actions.expired(endedOn(currentPath())));
      return;
    }
    const told = left <= WARNING_MS ? expiresAt : undefined;
    if (told !== (yield* select(selectExpiresAt))) yield put(session.actions.endingSoon(told));
    yield delay(Math.min(POLL_INTERVAL_MS, left));
  }
}

function* reauthenticate({ payload }: ReturnType<typeof session.actions.reauthSubmitted>) {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const user = yield* select(selectUser);
  if (user === undefined) return;
  try {
    const body = { email: user.email, password: payload.password };
    const { token } = yield* call(() => http.send('emailLogin', { body }));
    const ended = (yield* select(selectReauth))?.ended;
    if (!storage.storeToken(token)) {
      yield put(session.actions.cookiesRefused());
      return;
    }
    // Tabs that received the event show the login; the others use the new cookie.
    if (ended) storage.tell('logged-in');
    yield put(session.actions.renewed());
  } catch (cause) {
    yield put(session.actions.reauthFailed(toProblem(cause)));
  }
}

function* leavePage() {
  const navigate = yield* getContext('navigate');
  yield* call(navigate, '/', { replace: true });
}

function* forget({ payload }: ReturnType<typeof session.actions.expired>) {
  const storage = yield* getContext('storage');
  const navigate = yield* getContext('navigate');
  storage.clearToken();
  storage.tell('logged-out');
  // Unsaved work keeps its page: see the reducer.
  if ((yield* select(selectReauth)) !== undefined) return;
  yield put(session.actions.cleared());
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

function* tellServer(http: ApiClient) {
  try {
    yield* call(() => http.send('logout', {}));
  } catch {
    // The session ends on this device whether or not the server could be told.
  }
}

function* handleTabEvent({ payload: event }: ReturnType<typeof session.actions.tabEventReceived>) {
  if (yield* select(selectHasUnsavedWork)) yield put(session.actions.tabEventDeferred(event));
  else yield* follow(event);
}

function* followTabs() {
  const waiting = yield* select(selectWaiting);
  if (waiting !== undefined && !(yield* select(selectHasUnsavedWork))) yield* follow(waiting);
}

function* follow(event: TabEvent) {
  const reload = yield* getContext('reload');
  const currentPath = yield* getContext('currentPath');
  // A full load on purpose: nothing of one person's session may stay for the next.
  yield* call(reload, destinationOf(event, currentPath()));
}

/** Where another tab's news leads: nowhere else, unless the page has nothing left to wait for. */
function destinationOf(event: TabEvent, path: string): string | undefined {
  if (event === 'logged-out') return '/';
  const { name } = findPage(path);
  const waits = name === 'checkEmail' || name === 'verifyEmail';
  return event === 'pass-reset' && waits ? href('login', {}) : undefined;
}
