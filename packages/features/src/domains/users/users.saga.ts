import { createAction } from '@reduxjs/toolkit';
import { debounce, put } from '#core/store';
import { loadClient } from './users.requests';

/** Hover or focus intent: the client's page is most likely opened next. */
export const clientPrefetchRequested = createAction<string>('users/clientPrefetchRequested');

/** Hover-intent delay in milliseconds: ignores rows that the pointer only crosses. */
const HOVER_DELAY_MS = 120;

/** Prefetches what is most likely opened next. */
export function* usersSaga() {
  yield debounce(
    HOVER_DELAY_MS,
    clientPrefetchRequested,
    function* prefetch({ payload: userName }) {
      yield put(loadClient.requested(userName));
    },
  );
}
