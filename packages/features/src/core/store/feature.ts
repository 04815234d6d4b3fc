import type { Reducer } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** A slice, or another object with a reducer and its key in the state. */
export interface SliceLike {
  reducerPath: string;
  reducer: Reducer;
}

/** What a page requires of the store. `App.start` injects the reducers and runs the sagas, once per store. */
export interface Feature {
  name: string;
  slices?: readonly SliceLike[];
  /** State of the device or of signed-out visitors: survives a change of user. */
  retainedSlices?: readonly SliceLike[];
  /** Its saga runs on when the user changes; other sagas are cancelled and started again. */
  outlivesUser?: boolean;
  /** A module that exports requests, or a list of them: sent when their `requested` actions are dispatched. */
  requests?: object;
  saga?: Saga;
}
