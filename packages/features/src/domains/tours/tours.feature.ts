import { put, takeEvery, watchRequest, type Feature } from '#core/store';
import { session } from '#session';
import { transfers } from '#transfers';
import { cancelUpload, findTour } from './tours.requests';

export const toursFeature: Feature = {
  name: 'tours',
  slices: [findTour, cancelUpload],
  *saga() {
    yield watchRequest(findTour);
    yield watchRequest(cancelUpload);
    // The URL of a tour is valid only for the session that requested it.
    yield takeEvery(session.actions.renewed, function* invalidateTours() {
      yield put(findTour.invalidated());
    });
    // Aborts the upload before the server is requested to delete it.
    yield takeEvery(cancelUpload.loading, function* discard({ payload: { key } }) {
      yield put(transfers.actions.discarded(key));
    });
  },
};
