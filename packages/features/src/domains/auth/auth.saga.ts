import { CODE_REDIRECT_MS } from '@jawla/contract/durations';
import type { ResponseOf } from '@jawla/contract';
import { createAction } from '@reduxjs/toolkit';
import { href } from '#core/routing';
import { call, delay, fork, getContext, put, takeEvery, takeLatest } from '#core/store';
import { session } from '#session';
import { changePassword, logIn, logInByCode } from './auth.requests';
import { messagesSaga } from './messages.saga';
import { messages } from './messages.slice';

/** The user has closed the confirmation of the new password, and continues to the login. */
export const passwordChangeLeft = createAction<{ email: string }>('auth/passwordChangeLeft');

/** Logs users in by password or code, and changes passwords by the link of a mail. */
export function* authSaga() {
  yield fork(messagesSaga);
  yield takeEvery(logIn.loaded, loggedIn);
  yield takeEvery(logInByCode.loaded, codeAccepted);
  yield takeEvery(changePassword.failed, passwordRefused);
  yield takeLatest(passwordChangeLeft, goToLogin);
}

function* loggedIn({ payload: { input, data } }: ReturnType<typeof logIn.loaded>) {
  const storage = yield* getContext('storage');
  storage.rememberEmail(input.remember ? input.email.trim() : '');
  yield* enter(data);
}

function* codeAccepted({ payload: { data } }: ReturnType<typeof logInByCode.loaded>) {
  yield delay(CODE_REDIRECT_MS);
  yield* enter(data);
}

/** Starts the session, unless the e-mail address has to be verified first. */
function* enter({ token, user, sessionUser }: ResponseOf<'emailLogin'>) {
  const navigate = yield* getContext('navigate');
  if (user.verified) {
    const { userName, isAdmin, isStaff } = user;
    yield put(session.actions.loggedIn({ token, userName, isAdmin, isStaff, user: sessionUser }));
  } else {
    yield* call(navigate, href('verifyEmail', { id: token }));
  }
}

/** The link was used, or expired, while the user filled in the form. */
function* passwordRefused({ payload: { key, problem } }: ReturnType<typeof changePassword.failed>) {
  if (problem.kind === 'notFound') yield put(messages.actions.linkFailed({ id: key, problem }));
}

function* goToLogin({ payload: { email } }: ReturnType<typeof passwordChangeLeft>) {
  const storage = yield* getContext('storage');
  const navigate = yield* getContext('navigate');
  storage.notifyTabs('pass-reset');
  yield* call(navigate, `${href('login', {})}?email=${encodeURIComponent(email)}`, {
    replace: true,
  });
}
