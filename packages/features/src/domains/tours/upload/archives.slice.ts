import type { BodyOf } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import type { Problem } from '#core/http';

/** An upload that the person called off. */
export interface Cancellation {
  /** Of the transfer. */
  id: string;
  /** Of the project, or the pilot's name. */
  projectId: string;
  body: BodyOf<'cancelUpload'>;
}

export type CancelState = { phase: 'running' | 'done' } | { phase: 'failed'; problem: Problem };

const initialState: { cancelled: Record<string, CancelState> } = { cancelled: {} };

/** Archives of tours that were called off on their way. */
export const archives = createSlice({
  name: 'archives',
  initialState: () => initialState,
  reducers: {
    cancelAsked: ({ cancelled }, { payload }: PayloadAction<Cancellation>) => {
      cancelled[payload.id] = { phase: 'running' };
    },
    cancelDone: ({ cancelled }, { payload: { id } }: PayloadAction<Cancellation>) => {
      cancelled[id] = { phase: 'done' };
    },
    cancelFailed: ({ cancelled }, { payload }: PayloadAction<{ id: string; problem: Problem }>) => {
      cancelled[payload.id] = { phase: 'failed', problem: payload.problem };
    },
    cancelSeen: ({ cancelled }, { payload: id }: PayloadAction<string>) => {
      delete cancelled[id];
    },
  },
  selectors: {
    selectCancelled: ({ cancelled }, id: string): CancelState | undefined => cancelled[id],
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof archives> {}
}

export const { selectCancelled } = archives.injectInto(parts).selectors;
