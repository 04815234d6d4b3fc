import type { Reducer } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** A slice, or another object with a reducer and its key in the state. */
export interface SliceLike {
  reducerPath: string;
  reducer: Reducer;
}

/** What a page requires of the store. `App.start` injects the reducers and runs the saga, once per store. */
export interface Feature {
  name: string;
  slices: readonly SliceLike[];
  saga: Saga;
}
