import type { AnswerOf } from '@jawla/contract';
import { toProblem } from '#core/http';
import { session } from '#session';
import { call, delay, fork, getContext, put, takeLatest, takeLeading } from '#core/store';
import { auth } from './auth.slice';
import { messagesSaga } from './messages.saga';
import { messages } from './messages.slice';

/** How long a right code is said to be right, in milliseconds. */
const VERIFIED_MS = 500;

/** Lets people in: by password, by code, by the link of a mail. */
export function* authSaga() {
  yield fork(messagesSaga);
  // Leading: a second press while the first is under way does nothing.
  yield takeLeading(auth.actions.loginSubmitted, logIn);
  yield takeLeading(auth.actions.codeSubmitted, logInByCode);
  yield takeLeading(auth.actions.passwordSubmitted, changePassword);
  yield takeLatest(auth.actions.passwordLeft, goToLogin);
}

function* logIn({ payload }: ReturnType<typeof auth.actions.loginSubmitted>) {
  const http = yield* getContext('http');
  const storage = yield* getContext('storage');
  const email = payload.email.trim();
  try {
    const answer = yield* call(() =>
      http.send('emailLogin', { body: { email, password: payload.password } }),
    );
    storage.rememberEmail(payload.remember ? email : '');
    yield put(auth.actions.loginSucceeded());
    yield* enter(answer);
  } catch (cause) {
    yield put(auth.actions.loginFailed(toProblem(cause)));
  }
}

function* logInByCode({ payload: { phone, code } }: ReturnType<typeof auth.actions.codeSubmitted>) {
  const http = yield* getContext('http');
  try {
    const answer = yield* call(() =>
      http.send('phoneLoginVerify', { body: { phoneNumber: phone, otpVal: code } }),
    );
    yield put(auth.actions.codeAccepted());
    yield delay(VERIFIED_MS);
    yield* enter(answer);
  } catch (cause) {
    yield put(auth.actions.codeRefused(toProblem(cause)));
  }
}

/** The session begins, unless the address has to be proved first. */
function* enter({ token, user }: AnswerOf<'emailLogin'>) {
  const navigate = yield* getContext('navigate');
  if (user.verified) {
    const { userName, isAdmin } = user;
    yield put(session.actions.loggedIn({ token, userName, isAdmin }));
  } else {
    yield* call(navigate, `/verify-email/${encodeURIComponent(token)}`);
  }
}

function* changePassword({
  payload: { link, password },
}: ReturnType<typeof auth.actions.passwordSubmitted>) {
  const http = yield* getContext('http');
  try {
    yield* call(() =>
      http.send('updatePassword', { params: { userId: link }, body: { password } }),
    );
    yield put(auth.actions.passwordChanged());
  } catch (cause) {
    const problem = toProblem(cause);
    yield put(auth.actions.passwordRefused(problem));
    // Used or grown old while the form was being filled in.
    if (problem.kind === 'missing') yield put(messages.actions.linkFailed({ id: link, problem }));
  }
}

function* goToLogin({ payload: { email } }: ReturnType<typeof auth.actions.passwordLeft>) {
  const storage = yield* getContext('storage');
  const navigate = yield* getContext('navigate');
  storage.tell('pass-reset');
  yield* call(navigate, `/login?email=${encodeURIComponent(email)}`, { replace: true });
}
