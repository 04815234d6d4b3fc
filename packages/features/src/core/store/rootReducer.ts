import { combineSlices } from '@reduxjs/toolkit';

/**
 * The state of lazily loaded slices. Each slice adds itself in its own file:
 * `declare module '#core/rootReducer' { interface LazySlices extends WithSlice<typeof users> {} }`.
 */
export interface LazySlices {}

/** The root reducer; slices join it by `injectInto`. */
export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

/** A slice is `undefined` until the first action after its code has loaded: read it by its own selectors. */
export type RootState = ReturnType<typeof rootReducer>;
