import { put, takeEvery } from '#core/store';
import { session } from '#session';
import { createFirstAdmin } from './firstAdmin.requests';

/** Starts the session of the first admin. */
export function* firstAdminSaga() {
  yield takeEvery(createFirstAdmin.loaded, enter);
}

function* enter({ payload: { data } }: ReturnType<typeof createFirstAdmin.loaded>) {
  const { token, user, sessionUser } = data;
  const { userName, isAdmin } = user;
  yield put(session.actions.loggedIn({ token, userName, isAdmin, user: sessionUser }));
}
