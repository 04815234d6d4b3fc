import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../http';

export interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

export type LoginPhase = 'editing' | 'sending' | 'done';

export interface AuthState {
  login: { phase: LoginPhase; problem: Problem | undefined };
}

const initialState: AuthState = { login: { phase: 'editing', problem: undefined } };

/** Forms of people who are not signed in yet. */
export const auth = createSlice({
  name: 'auth',
  initialState: () => initialState,
  reducers: {
    loginOpened: () => initialState,
    loginSubmitted: (state, _: PayloadAction<LoginForm>) => {
      state.login = { phase: 'sending', problem: undefined };
    },
    loginSucceeded: (state) => {
      state.login = { phase: 'done', problem: undefined };
    },
    loginFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.login = { phase: 'editing', problem: payload };
    },
    /** Any field was edited: what was told about the last try is out of date. */
    loginEdited: (state) => {
      state.login.problem = undefined;
    },
  },
  selectors: {
    selectLogin: ({ login }) => login,
  },
});

export const { selectLogin } = auth.selectors;
