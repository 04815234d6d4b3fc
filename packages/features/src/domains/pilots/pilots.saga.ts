import { delay, entitiesChanged, put, takeEvery } from '#core/store';
import { transfers } from '#transfers';
import { isPilotPictureTransfer, PILOT_TRANSFER } from './pilots.model';

/** The server publishes a tour before it has found the picture in it, so the list is polled. */
const PICTURE_SEARCH_MS = 3000;

/** Loads pilots again after uploads. */
export function* pilotsSaga() {
  yield takeEvery(transfers.actions.done, function* uploaded({ payload: { id } }) {
    if (id !== PILOT_TRANSFER && !isPilotPictureTransfer(id)) return;
    yield put(entitiesChanged([{ kind: 'pilot' }]));
    if (id !== PILOT_TRANSFER) return;
    yield delay(PICTURE_SEARCH_MS);
    yield put(entitiesChanged([{ kind: 'pilot' }]));
  });
}
