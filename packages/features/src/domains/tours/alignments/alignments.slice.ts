import { createSlice, isAnyOf, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';
import { saveAlignment } from '../tours.requests';
import type { AlignmentChange } from './alignments';

/** Changes that were sent to the server, by the key of their request, until it has stored them. */
export const alignmentChanges = createSlice({
  name: 'alignmentChanges',
  initialState: (): Readonly<Record<string, AlignmentChange>> => ({}),
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(saveAlignment.loaded, (changes, { payload: { key } }) => without(changes, key))
      .addCase(saveAlignment.dismissed, (changes, { payload: key }) => without(changes, key))
      .addCase(saveAlignment.left, () => ({}))
      // Another change of the same scenes waits for the one that is pending, and is shown immediately.
      .addMatcher(
        isAnyOf(saveAlignment.requested, saveAlignment.loading),
        (changes, { payload: { key, input } }) => ({ ...changes, [key]: input }),
      ),
  selectors: { selectChanges: (changes) => changes },
});

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof alignmentChanges> {}
}

export const { selectChanges: selectAlignmentChanges } =
  alignmentChanges.injectInto(rootReducer).selectors;

function without<Value>(record: Readonly<Record<string, Value>>, key: string) {
  const { [key]: _, ...rest } = record;
  return rest;
}
