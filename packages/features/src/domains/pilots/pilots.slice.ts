import type { Pilot } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import { failed, IDLE, LOADING, ready, type Problem, type Remote } from '#core/http';

export interface PilotsState {
  byName: Record<string, Remote<Pilot>>;
}

const initialState: PilotsState = { byName: {} };

/** Public demo tours. */
export const pilots = createSlice({
  name: 'pilots',
  initialState: () => initialState,
  reducers: {
    pilotRequested: (state, { payload: name }: PayloadAction<string>) => {
      state.byName[name] = LOADING;
    },
    pilotArrived: (state, { payload }: PayloadAction<{ name: string; pilot: Pilot }>) => {
      state.byName[payload.name] = ready(payload.pilot);
    },
    pilotFailed: (state, { payload }: PayloadAction<{ name: string; problem: Problem }>) => {
      state.byName[payload.name] = failed(payload.problem);
    },
  },
  selectors: {
    selectPilot: ({ byName }, name: string) => byName[name] ?? IDLE,
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof pilots> {}
}

export const { selectPilot } = pilots.injectInto(parts).selectors;
