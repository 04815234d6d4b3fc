import { href, findPage } from '#core/routing';
import { userEndpoints, type SessionUser } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/limits';
import { ProblemError, toProblem, usersQuery, type ApiClient, type Problem } from '#core/http';
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
import { storeColorScheme, type TabEvent } from '#core/device';
import { userShown } from './userShown';

/** How long before its end a session is announced to end, in milliseconds. */
const WARNING_MS = 5 * 60_000;
/**
 * Poll interval, in milliseconds. A single long timer fires late after the computer has slept.
 */
const POLL_INTERVAL_MS = 15_000;

/** Loads the user, ends the session, and follows events from other tabs. */
export function* sessionSaga() {
  yield takeEvery(session.actions.tabEventReceived, handleTabEvent);
  yield takeLatest(session.actions.userRequested, loadUser);
  yield takeLatest(session.actions.loggedIn, startSession);
  yield takeLatest([session.actions.userLoaded, session.actions.renewed], watchExpiry);
  yield takeEvery([session.actions.userLoaded, session.actions.userEdited], showColorScheme);
  yield takeLeading(session.actions.reauthSubmitted, reauthenticate);
  yield takeLatest(session.actions.unsavedChangesDiscarded, leavePage);
  yield takeEvery(session.actions.workEnded, followTabs);
  yield takeLatest([session.actions.pageRestored, isForbidden], revalidate);
  let loadedAt = 0;
  yield takeEvery(session.actions.userLoaded, () => {
    loadedAt = Date.now();
  });
  yield takeEvery(userShown, function* refresh() {
    if (Date.now() - loadedAt > CACHE_MS) yield put(session.actions.pageRestored());
  });
  yield takeEvery(session.actions.expired, endSession);
  yield takeLatest(session.actions.logoutRequested, logOut);
}

/**
 * Asks for the user of the stored token.
 *
 * @returns `undefined` without a token, and if it is another one when the answer comes: the answer is about a user who
 *   has logged out, or has been replaced, since.
 */
function* askForUser() {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const token = storage.token();
  if (token === undefined) return undefined;
  const answer = yield* call(userOf, http, token);
  return storage.token() === token ? answer : undefined;
}

async function userOf(
  http: ApiClient,
  token: string,
): Promise<{ user: SessionUser } | { problem: Problem }> {
  try {
    return { user: await http.send('currentUser', { params: { token } }) };
  } catch (cause) {
    return { problem: toProblem(cause) };
  }
}

function* loadUser() {
  const storage = yield* getContext('storage');
  if (storage.token() === undefined) {
    yield put(session.actions.loggedOut());
    return;
  }
  const answer = yield* askForUser();
  if (answer === undefined) return;
  if ('user' in answer) yield put(session.actions.userLoaded(answer.user));
  // An invalid token has ended the session already: see `expired`.
  else if (answer.problem.kind !== 'unauthenticated')
    yield put(session.actions.userFailed(answer.problem));
}

/**
 * A request was refused by the user's role, which an admin may have changed since the page was opened. Read from the
 * actions, because requests and uploads of all features end in them. All of them are about the one user of the session,
 * so the last one asks for that user again.
 */
function isForbidden({ payload }: { type: string; payload?: unknown }): boolean {
  if (typeof payload !== 'object' || payload === null || !('problem' in payload)) return false;
  const { problem } = payload;
  return (
    typeof problem === 'object' &&
    problem !== null &&
    'kind' in problem &&
    problem.kind === 'forbidden'
  );
}

/** Checks whether the session is still valid, without changing the page in the meantime. */
function* revalidate() {
  const storage = yield* getContext('storage');
  if (storage.token() === undefined) return;
  const user = yield* select(selectUser);
  if (user === undefined) {
    // The page was left before its user had loaded.
    yield put(session.actions.userRequested());
    return;
  }
  const answer = yield* askForUser();
  // A 401 has ended the session already: see `expired`. Other errors are transient.
  if (answer === undefined || 'problem' in answer) return;
  const now = yield* select(selectUser);
  // The user has changed the account in the meantime: the answer may be from before that.
  if (now !== undefined && now !== user) yield put(session.actions.pageRestored());
  else if (answer.user.userName === now?.userName)
    yield put(session.actions.userLoaded(answer.user));
  // Another user has logged in in another tab: nothing of this page is theirs.
  else yield put(session.actions.tabEventReceived('logged-in'));
}

function* startSession({ payload }: ReturnType<typeof session.actions.loggedIn>) {
  const storage = yield* getContext('storage');
  if (!storage.storeToken(payload.token)) {
    yield put(session.actions.cookiesRefused());
    return;
  }
  storage.notifyTabs('logged-in');
  // The response of the login contains what decides the landing page, so it is prefetched before the user has
  // loaded.
  const prefetchRoute = yield* getContext('prefetchRoute');
  const principal: Principal = { kind: 'signedIn', ...payload };
  const landing = guard('signedOutOnly', principal, undefined, yield* select(selectReturnTo));
  if (landing.kind === 'redirect') {
    yield* call(prefetchRoute, landing.to);
    const http = yield* getContext('http');
    // Sent before the page renders: the list of clients is the only landing page with a request of its own.
    if (landing.to === href('dashboard', {})) {
      yield* call(() => http.prefetch(userEndpoints.users, { query: usersQuery(1) }));
    }
  }
  // The guard of the login page redirects as soon as the user is loaded.
  if (payload.user === undefined) yield* loadUser();
  else yield put(session.actions.userLoaded(payload.user));
}

/** The account's scheme applies on each device; the device stores it for the first paint. */
function showColorScheme({ payload }: ReturnType<typeof session.actions.userLoaded>) {
  if (payload.colorScheme) storeColorScheme(payload.colorScheme);
}

/** Announces the end of the session, and ends it on time. */
function* watchExpiry() {
  const storage = yield* getContext('storage');
  const currentPath = yield* getContext('currentPath');
  while ((yield* select(selectUser)) !== undefined) {
    const expiresAt = storage.expiresAt();
    // Unknown if storage is blocked or the session has ended already: the server responds with 401 then.
    if (expiresAt === undefined) return;
    const left = expiresAt - Date.now();
    if (left <= 0) {
      yield put(session.actions.expired(endedOn(currentPath())));
      return;
    }
    const announced = left <= WARNING_MS ? expiresAt : undefined;
    if (announced !== (yield* select(selectExpiresAt)))
      yield put(session.actions.endingSoon(announced));
    yield delay(Math.min(POLL_INTERVAL_MS, left));
  }
}

function* reauthenticate({ payload }: ReturnType<typeof session.actions.reauthSubmitted>) {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const user = yield* select(selectUser);
  if (user === undefined) return;
  const before = storage.token();
  try {
    const body = { email: user.email, password: payload.password };
    const { token } = yield* call(() => http.send('emailLogin', { body }));
    // The user has logged out in the meantime, or another one has logged in.
    if (storage.token() !== before) throw new ProblemError({ kind: 'unauthenticated' });
    const ended = (yield* select(selectReauth))?.ended;
    if (!storage.storeToken(token)) {
      yield put(session.actions.cookiesRefused());
      return;
    }
    // Tabs that received `logged-out` show the login and need the event; the others use the new cookie.
    if (ended) storage.notifyTabs('logged-in');
    yield put(session.actions.renewed());
  } catch (cause) {
    yield put(session.actions.reauthFailed(toProblem(cause)));
  }
}

function* leavePage() {
  const navigate = yield* getContext('navigate');
  yield* call(navigate, '/', { replace: true });
}

function* endSession({ payload }: ReturnType<typeof session.actions.expired>) {
  const storage = yield* getContext('storage');
  const navigate = yield* getContext('navigate');
  storage.clearToken();
  storage.notifyTabs('logged-out');
  // Unsaved work keeps its page: see the reducer.
  if ((yield* select(selectReauth)) !== undefined) return;
  yield put(session.actions.cleared());
  // Pages that require no session stay.
  if (payload.returnTo !== undefined) yield* call(navigate, '/', { replace: true });
}

function* logOut() {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const hadToken = storage.token() !== undefined;
  // While there still is a token: uploads delete what the server has received of them.
  yield put(session.actions.loggedOut());
  // The request reads the token before it is cleared. `fork`: the user does not wait for the response.
  if (hadToken) yield fork(sendLogout, http);
  storage.clearToken();
  storage.notifyTabs('logged-out');
}

function* sendLogout(http: ApiClient) {
  try {
    yield* call(() => http.send('logout', {}));
  } catch {
    // The session ends on this device even if the server is unreachable.
  }
}

function* handleTabEvent({ payload: event }: ReturnType<typeof session.actions.tabEventReceived>) {
  if (event === 'logged-in' && (yield* select(selectHasUnsavedWork))) {
    const answer = yield* askForUser();
    // The session has changed once more, and another event tells how.
    if (answer === undefined) return;
    const user = yield* select(selectUser);
    if (user !== undefined && 'user' in answer && answer.user.userName === user.userName) {
      yield put(session.actions.renewed());
      return;
    }
  }
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
  // A full page load, so that no state of one user's session remains in memory for the next.
  yield* call(reload, destinationOf(event, currentPath()));
}

/** Returns the page to load after an event from another tab; `undefined` reloads the current one. */
function destinationOf(event: TabEvent, path: string): string | undefined {
  if (event === 'logged-out') return '/';
  const { name } = findPage(path);
  const waits = name === 'checkEmail' || name === 'verifyEmail';
  return event === 'pass-reset' && waits ? href('login', {}) : undefined;
}
