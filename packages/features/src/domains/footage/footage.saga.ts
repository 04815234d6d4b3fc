import { entitiesChanged, put, select, takeEvery } from '#core/store';
import { selectUser, session } from '#session';
import { transfers } from '#transfers';

/**
 * Keeps the number beside the inbox in step: asks for the user of an admin again when footage was handed in, taken or
 * deleted. Counting in the browser would be wrong where another admin was faster.
 */
export function* footageSaga() {
  yield takeEvery(transfers.actions.done, function* uploaded({ payload: { subject } }) {
    if (subject.kind === 'footage') yield put(entitiesChanged([{ kind: 'footage' }]));
  });
  yield takeEvery(entitiesChanged, function* recount({ payload }) {
    if (!payload.some(({ kind }) => kind === 'footage')) return;
    // Absent for clients and staff, and from older servers.
    if ((yield* select(selectUser))?.waitingFootage === undefined) return;
    yield put(session.actions.pageRestored());
  });
}
