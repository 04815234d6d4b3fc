import { delay, entitiesChanged, put, takeEvery } from '#core/store';
import { transfers } from '#transfers';

/** The server publishes a tour before it has found the picture in it, so the list is polled. */
const PICTURE_SEARCH_MS = 3000;

/** Loads pilots again after uploads. */
export function* pilotsSaga() {
  yield takeEvery(transfers.actions.done, function* uploaded({ payload: { subject } }) {
    if (subject.kind !== 'pilot' && subject.kind !== 'pilotPicture') return;
    yield put(entitiesChanged([{ kind: 'pilot' }]));
    if (subject.kind !== 'pilot') return;
    yield delay(PICTURE_SEARCH_MS);
    yield put(entitiesChanged([{ kind: 'pilot' }]));
  });
}
