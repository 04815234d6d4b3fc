import { shallowEqual } from 'react-redux';
import { call, getContext, put, select, takeEvery } from '#core/store';
import { selectUser, session } from '#session';
import {
  confirmEmailChange,
  connectIdentity,
  loadAccount,
  requestEmailChange,
  saveAccount,
  undoEmailChange,
} from './account.requests';

/** Keeps the signed-in user, whom the header shows, in step with the account. */
export function* accountSaga() {
  yield takeEvery([loadAccount.loaded, saveAccount.loaded, requestEmailChange.loaded], updateUser);
  yield takeEvery(connectIdentity.loaded, leave);
  yield takeEvery([confirmEmailChange.loaded, undoEmailChange.loaded], revalidateSession);
}

function* updateUser({ payload: { data } }: ReturnType<typeof saveAccount.loaded>) {
  const user = yield* select(selectUser);
  // The response may be late: another user may have logged in.
  if (user?.userName !== data.userName) return;
  const { phone: _, ...rest } = user;
  const { fname, lname, email, phone, colorScheme } = data;
  const named = { ...rest, fname, lname, email, colorScheme };
  const edited = phone === null || phone === undefined ? named : { ...named, phone };
  if (!shallowEqual(user, edited)) yield put(session.actions.userEdited(edited));
}

/** The link may be of the user who is logged in here: the address has changed, or the session has ended. */
function* revalidateSession() {
  yield put(session.actions.pageRestored());
}

/** To the provider of single sign-on, which leads back to this page. */
function* leave({ payload: { data } }: ReturnType<typeof connectIdentity.loaded>) {
  const reload = yield* getContext('reload');
  yield* call(reload, data.url);
}
