import { put, select, takeEvery } from '#core/store';
import { selectUser, session } from '#session';
import { changeMember } from './team.requests';

/** Follows changes of one's own role: the guard of the page decides again, and a suspended user is logged out. */
export function* teamSaga() {
  yield takeEvery(changeMember.loaded, followOwnRole);
}

function* followOwnRole({ payload: { input } }: ReturnType<typeof changeMember.loaded>) {
  const user = yield* select(selectUser);
  if (input.member._id === user?._id) yield put(session.actions.pageRestored());
}
