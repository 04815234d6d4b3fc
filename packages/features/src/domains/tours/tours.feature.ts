import { entitiesChanged, put, takeEvery, type Feature, type RequestSlices } from '#core/store';
import { session } from '#session';
import { transfers } from '#transfers';
import * as requests from './tours.requests';

export const toursFeature: Feature = {
  name: 'tours',
  requests: [requests.findTour, requests.cancelUpload],
  *saga() {
    // The URL of a tour is valid only for the session that requested it.
    yield takeEvery(session.actions.renewed, function* invalidateTours() {
      yield put(entitiesChanged([{ kind: 'tour' }]));
    });
    // Aborts the upload before the server is requested to delete it.
    yield takeEvery(requests.cancelUpload.loading, function* discard({ payload: { input } }) {
      yield put(transfers.actions.discarded({ subject: input.subject }));
    });
  },
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
