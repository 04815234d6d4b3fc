import { toProblem } from '../http';
import { session } from '../session/session.slice';
import { call, getContext, put, takeLeading } from '../store/effects';
import { auth } from './auth.slice';

/** Logs people in. */
export function* authSaga() {
  // Leading: a second press while the first is under way does nothing.
  yield takeLeading(auth.actions.loginSubmitted, logIn);
}

function* logIn({ payload }: ReturnType<typeof auth.actions.loginSubmitted>) {
  const http = yield* getContext('http');
  const navigate = yield* getContext('navigate');
  const storage = yield* getContext('storage');
  const email = payload.email.trim();
  try {
    const { token, user } = yield* call(() =>
      http.send('emailLogin', { body: { email, password: payload.password } }),
    );
    storage.rememberEmail(payload.remember ? email : '');
    yield put(auth.actions.loginSucceeded());
    if (user.verified) {
      const { userName, isAdmin } = user;
      yield put(session.actions.loggedIn({ token, userName, isAdmin }));
    } else {
      yield* call(navigate, `/verify-email/${encodeURIComponent(token)}`);
    }
  } catch (cause) {
    yield put(auth.actions.loginFailed(toProblem(cause)));
  }
}
