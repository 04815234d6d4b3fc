import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';

/** A part of the state under its name. */
export interface Part {
  reducerPath: string;
  reducer: Reducer;
}

/** A part of the store that comes with the pages that need it. */
export interface Feature {
  name: string;
  slices: readonly Part[];
  saga: Saga | LateSaga;
}

/** A saga that is fetched with the first action: what only actions need is not fetched before. */
export interface LateSaga {
  load: () => Promise<Saga>;
  /**
   * It could not be fetched, for want of a network.
   *
   * @param missed what it would have heard of and never will
   * @returns what happens instead
   */
  lost: (missed: readonly UnknownAction[]) => readonly UnknownAction[];
}

const known = new Map<string, Feature>();
const stores = new Set<(feature: Feature) => void>();

/**
 * Gives a feature to every store, to those that there are and to those to come. Belongs into
 * `X.feature.ts`, which whoever needs the feature imports: there it runs once.
 */
export function addFeature(feature: Feature): void {
  if (known.has(feature.name)) return;
  known.set(feature.name, feature);
  for (const tell of stores) tell(feature);
}

/** Tells a store of every feature, known and to come. @returns what ends it */
export function watchFeatures(tell: (feature: Feature) => void): () => void {
  for (const feature of known.values()) tell(feature);
  stores.add(tell);
  return () => {
    stores.delete(tell);
  };
}
