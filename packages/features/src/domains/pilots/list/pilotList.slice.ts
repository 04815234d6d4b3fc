import { CACHE_MS } from '@jawla/contract/rules';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import type { Problem } from '#core/http';
import { isFresh, keptArrived, keptFailed, keptRequested, NOT_KEPT, type Kept } from '#core/http';

export interface PilotListState {
  names: Kept<string[]>;
  /** Being deleted: gone from the list at once, and back if it fails. */
  leaving: string[];
  failedDeletion: { name: string; problem: Problem } | undefined;
}

const initialState: PilotListState = { names: NOT_KEPT, leaving: [], failedDeletion: undefined };

/** The pilots, as an admin lists them. */
export const pilotList = createSlice({
  name: 'pilotList',
  initialState: () => initialState,
  reducers: {
    listRequested: (state) => {
      state.names = keptRequested(state.names);
    },
    listArrived: (state, { payload }: PayloadAction<{ names: string[]; at: number }>) => {
      state.names = keptArrived(payload.names, payload.at);
      // Those that are gone need no hiding any more; a new one may have an old name.
      state.leaving = state.leaving.filter((name) => payload.names.includes(name));
    },
    listFailed: (state, { payload: problem }: PayloadAction<Problem>) => {
      state.names = keptFailed(state.names, problem);
    },
    deleteConfirmed: (state, { payload: name }: PayloadAction<string>) => {
      state.leaving.push(name);
      state.failedDeletion = undefined;
    },
    deleted: (state, { payload: name }: PayloadAction<string>) => {
      if (state.names.remote.phase === 'ready') {
        state.names.remote.data = state.names.remote.data.filter((other) => other !== name);
      }
      state.leaving = state.leaving.filter((other) => other !== name);
    },
    deleteFailed: (state, { payload }: PayloadAction<{ name: string; problem: Problem }>) => {
      state.leaving = state.leaving.filter((other) => other !== payload.name);
      state.failedDeletion = payload;
    },
    deletionSeen: (state) => {
      state.failedDeletion = undefined;
    },
  },
  selectors: {
    selectPilotNames: ({ names }) => names,
    selectLeaving: ({ leaving }) => leaving,
    selectFailedPilotDeletion: ({ failedDeletion }) => failedDeletion,
    selectPilotsFresh: ({ names }, now: number) => isFresh(names, now, CACHE_MS),
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof pilotList> {}
}

export const { selectPilotNames, selectLeaving, selectFailedPilotDeletion, selectPilotsFresh } =
  pilotList.injectInto(parts).selectors;
