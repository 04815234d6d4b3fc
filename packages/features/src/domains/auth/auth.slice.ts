import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '#core/http';

export interface LoginForm {
  email: string;
  password: string;
  remember: boolean;
}

export type LoginPhase = 'editing' | 'sending' | 'done';

/** A form that is sent once: `done` until the person is led on. */
export interface FormState {
  phase: LoginPhase;
  problem: Problem | undefined;
}

export interface AuthState {
  login: FormState;
  code: FormState;
  password: FormState;
}

const EDITING: FormState = { phase: 'editing', problem: undefined };
const SENDING: FormState = { phase: 'sending', problem: undefined };
const DONE: FormState = { phase: 'done', problem: undefined };

const initialState: AuthState = { login: EDITING, code: EDITING, password: EDITING };

/** Forms of people who are not signed in yet. */
export const auth = createSlice({
  name: 'auth',
  initialState: () => initialState,
  reducers: {
    loginOpened: () => initialState,
    loginSubmitted: (state, _: PayloadAction<LoginForm>) => ({ ...state, login: SENDING }),
    loginSucceeded: (state) => ({ ...state, login: DONE }),
    loginFailed: (state, { payload: problem }: PayloadAction<Problem>) => ({
      ...state,
      login: { ...EDITING, problem },
    }),
    /** Any field was edited: what was told about the last try is out of date. */
    loginEdited: (state) => {
      state.login.problem = undefined;
    },

    codeOpened: () => initialState,
    codeSubmitted: (state, _: PayloadAction<{ phone: string; code: string }>) => ({
      ...state,
      code: SENDING,
    }),
    codeAccepted: (state) => ({ ...state, code: DONE }),
    codeRefused: (state, { payload: problem }: PayloadAction<Problem>) => ({
      ...state,
      code: { ...EDITING, problem },
    }),
    codeEdited: (state) => {
      state.code.problem = undefined;
    },

    passwordOpened: () => initialState,
    /** `link` is the secret of the mail: it says whose password it is. */
    passwordSubmitted: (state, _: PayloadAction<{ link: string; password: string }>) => ({
      ...state,
      password: SENDING,
    }),
    passwordChanged: (state) => ({ ...state, password: DONE }),
    passwordRefused: (state, { payload: problem }: PayloadAction<Problem>) => ({
      ...state,
      password: { ...EDITING, problem },
    }),
    passwordEdited: (state) => {
      state.password.problem = undefined;
    },
    /** Told that it worked, the person goes on to the login. */
    passwordLeft: (state, _: PayloadAction<{ email: string }>) => state,
  },
  selectors: {
    selectLogin: ({ login }) => login,
    selectCode: ({ code }) => code,
    selectPassword: ({ password }) => password,
  },
});

export const { selectLogin, selectCode, selectPassword } = auth.selectors;
