import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';

export interface ConnectionState {
  /** Whether the last call got an answer, or the browser says that there is a network. */
  reached: boolean;
  /** When an answer last came, in milliseconds; 0 before the first. */
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

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof connection> {}
}

export const { selectReached, selectLastContact } = connection.injectInto(parts).selectors;
