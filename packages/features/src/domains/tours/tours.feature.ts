import { entitiesChanged, put, takeEvery, type Feature, type RequestSlices } from '#core/store';
import { session } from '#session';
import { transfers } from '#transfers';
import { alignmentChanges } from './alignments/alignments.slice';
import * as requests from './tours.requests';
import { isArchiveSubject, uploadedTour } from './upload/archiveRequests';

export const toursFeature: Feature = {
  name: 'tours',
  slices: [alignmentChanges],
  requests,
  *saga() {
    // The URL of a tour is valid only for the session that requested it.
    yield takeEvery(session.actions.renewed, function* invalidateTours() {
      yield put(entitiesChanged([{ kind: 'tour' }]));
    });
    // Whether its dialog is open or not: the URL of a tour changes with each upload.
    yield takeEvery(transfers.actions.done, function* uploaded({ payload: { subject } }) {
      if (subject.kind !== 'tour') return;
      const id = requests.tourKey(uploadedTour(subject));
      yield put(entitiesChanged([{ kind: 'tour', id }]));
    });
    // The server may be unpacking it already.
    yield takeEvery(transfers.actions.cancelled, function* cancel({ payload: { subject, files } }) {
      const [archive] = files;
      if (!isArchiveSubject(subject) || archive === undefined) return;
      yield put(requests.cancelUpload.requested({ subject, file: archive.name }));
    });
  },
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
