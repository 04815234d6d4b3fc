import type { Reducer } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** A slice, or anything else with a reducer and a place in the state. */
export interface SliceLike {
  reducerPath: string;
  reducer: Reducer;
}

/** What a page needs of the store. `App.start` injects the reducers and runs the saga, once per store. */
export interface Feature {
  name: string;
  parts: readonly SliceLike[];
  saga: Saga;
}
