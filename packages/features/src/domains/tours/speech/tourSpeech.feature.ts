import type { AskedSpeech } from '@jawla/contract';
import { createAction } from '@reduxjs/toolkit';
import { put, select, takeEvery, type Feature, type RequestSlices } from '#core/store';
import { selectUser } from '#session';
import * as requests from './tourSpeech.requests';

export interface Hearing {
  asked: AskedSpeech;
  spoke: boolean;
  /** `_id` of the user whom the server has asked. */
  userId: string;
}

/** A tour, about which the server has asked, has spoken, or was silent for long enough. */
export const heard = createAction<Hearing>('tours/heard');

export const tourSpeechFeature: Feature = {
  name: 'tourSpeech',
  requests,
  *saga() {
    yield takeEvery(heard, function* report({ payload: { asked, spoke, userId } }) {
      // What was heard for one user is not reported by another, who has logged in since.
      if ((yield* select(selectUser))?._id !== userId) return;
      const { version, isSilent } = asked;
      const { keyOf, selectStates } = requests.reportTourSpeech;
      // Those that failed as well: once per page, with any outcome.
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
