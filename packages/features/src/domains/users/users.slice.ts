import type { UserRow } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isInBatch } from '#bulk';
import { rootReducer } from '#core/rootReducer';
import { createClient, deleteUser, updateClient } from './users.requests';

export interface UsersState {
  /** The user whose deletion is reported on the dashboard. */
  lastDeleted: UserRow | undefined;
  /** The server's message about the last save of a client, by user name, until it is dismissed. */
  savedMessages: Record<string, string>;
}

const initialState: UsersState = { lastDeleted: undefined, savedMessages: {} };

export const users = createSlice({
  name: 'users',
  initialState: () => initialState,
  reducers: {
    deletionDismissed: (state) => {
      state.lastDeleted = undefined;
    },
    saveDismissed: ({ savedMessages }, { payload: userName }: PayloadAction<string>) => {
      delete savedMessages[userName];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(deleteUser.loading, (state, action) => {
        if (!isInBatch(action)) state.lastDeleted = action.payload.input;
      })
      .addCase(createClient.loaded, ({ savedMessages }, { payload: { data } }) => {
        savedMessages[data.userName] = data.message;
      })
      .addCase(updateClient.loaded, ({ savedMessages }, { payload: { key, data } }) => {
        savedMessages[key] = data.message;
      }),
  selectors: {
    selectLastDeleted: ({ lastDeleted }) => lastDeleted,
    selectSavedMessage: ({ savedMessages }, userName: string): string | undefined =>
      savedMessages[userName],
  },
});

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof users> {}
}

export const { selectLastDeleted, selectSavedMessage } = users.injectInto(rootReducer).selectors;
