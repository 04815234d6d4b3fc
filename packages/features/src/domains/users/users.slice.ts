import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';

/** A client who was just created, with the server's message. */
export interface CreatedClient {
  userName: string;
  message: string;
}

export interface UsersState {
  /** For the page of the client, which replaces the form that created them. */
  created: CreatedClient | undefined;
}

const initialState: UsersState = { created: undefined };

export const users = createSlice({
  name: 'users',
  initialState: () => initialState,
  reducers: {
    created: (_, { payload }: PayloadAction<CreatedClient>) => ({ created: payload }),
    createdSeen: () => initialState,
  },
  selectors: {
    selectCreatedMessage: ({ created }, userName: string): string | undefined =>
      created?.userName === userName ? created.message : undefined,
  },
});

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof users> {}
}

export const { selectCreatedMessage } = users.injectInto(rootReducer).selectors;
