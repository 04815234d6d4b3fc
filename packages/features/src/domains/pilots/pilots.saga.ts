import { delay, put, select, takeEvery, watchRequest } from '#core/store';
import { cancelUpload } from '#tours';
import { transfers } from '#transfers';
import { isPilotPictureTransfer, PILOT_TRANSFER } from './pilots.model';
import {
  ALL_PILOTS,
  deletePilot,
  loadPilot,
  loadPilots,
  removePilotPicture,
} from './pilots.requests';

/** The server publishes a tour before it has found the picture in it, so the list is polled. */
const PICTURE_SEARCH_MS = 3000;

/** Sends the requests about pilots, and keeps their list consistent with changes. */
export function* pilotsSaga() {
  yield watchRequest(loadPilot);
  yield watchRequest(loadPilots);
  yield watchRequest(deletePilot);
  yield watchRequest(removePilotPicture);
  yield takeEvery(deletePilot.loaded, removeFromList);
  yield takeEvery(removePilotPicture.loaded, reload);
  yield takeEvery(transfers.actions.done, function* uploaded({ payload: { id } }) {
    if (isPilotPictureTransfer(id)) yield* reload();
    if (id !== PILOT_TRANSFER) return;
    yield delay(PICTURE_SEARCH_MS);
    yield* reload();
  });
  // A pilot whose upload was cancelled may have been published just before.
  yield takeEvery(cancelUpload.loaded, function* cancelled({ payload: { input } }) {
    if (input.body.uploadFor === 'pilot') yield* reload();
  });
}

function* reload() {
  yield put(loadPilots.requested(ALL_PILOTS, { force: true }));
}

/**
 * A new pilot may reuse the name of a deleted one, so the deletion is dismissed once the list no longer
 * contains the old one.
 */
function* removeFromList({ payload: { key: name } }: ReturnType<typeof deletePilot.loaded>) {
  const state = yield* select((root) => loadPilots.selectState(root, ALL_PILOTS));
  if ('data' in state && state.data !== undefined) {
    const data = state.data.filter((other) => other.name !== name);
    yield put(loadPilots.updated({ key: ALL_PILOTS, data, at: Date.now() }));
  }
  yield put(deletePilot.dismissed(name));
}
