import type { AskedSpeech } from '@jawla/contract';
import { createAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, type Feature, type RequestSlices } from '#core/store';
import * as requests from './tourSpeech.requests';

/** A tour, about which the server has asked, has spoken, or was silent for long enough. */
export const heard = createAction<{ asked: AskedSpeech; spoke: boolean }>('tours/heard');

export const tourSpeechFeature: Feature = {
  name: 'tourSpeech',
  requests: [requests.reportTourSpeech],
  *saga() {
    yield takeEvery(heard, function* report({ payload: { asked, spoke } }) {
      const { version, isSilent } = asked;
      const { keyOf, selectStates } = requests.reportTourSpeech;
      // Those that failed as well: once per page, whatever became of it.
      const sent = yield* select(selectStates);
      const hasSent = (of: boolean) => sent[keyOf({ version, spoke: of })] !== undefined;
      if (hasSent(true) || (!spoke && (isSilent || hasSent(false)))) return;
      yield put(requests.reportTourSpeech.requested({ version, spoke }));
    });
  },
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
