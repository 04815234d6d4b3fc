import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';

export interface ConnectionState {
  /** Whether the last request got a response. The browser's `online` and `offline` events set it, too. */
  reached: boolean;
  /** When the last response arrived, in milliseconds since 1970; 0 before the first. */
  lastContact: number;
}

const initialState: ConnectionState = { reached: true, lastContact: 0 };

/** Whether the server can be reached. */
export const connection = createSlice({
  name: 'connection',
  initialState: () => initialState,
  reducers: {
    reached: (_, { payload }: PayloadAction<number>) => ({ reached: true, lastContact: payload }),
    lost: (state) => ({ ...state, reached: false }),
  },
  selectors: {
    selectReached: ({ reached }) => reached,
    selectLastContact: ({ lastContact }) => lastContact,
  },
});

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof connection> {}
}

export const { selectReached, selectLastContact } = connection.injectInto(rootReducer).selectors;
