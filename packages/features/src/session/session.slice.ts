import type { SessionUser } from '@jawla/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { dataOf, failed, IDLE, LOADING, ready, type Problem, type Remote } from '../http';

/** Why a person is asked to log in again. */
export type SessionNotice = 'expired' | 'cookiesBlocked';

export interface SessionState {
  user: Remote<SessionUser>;
  notice: SessionNotice | undefined;
  /** The page asked for before the session ended: where to go after logging in. */
  returnTo: string | undefined;
}

export interface LoggedIn {
  token: string;
  userName: string;
  isAdmin: boolean;
}

const initialState: SessionState = { user: IDLE, notice: undefined, returnTo: undefined };

/** Who is signed in. */
export const session = createSlice({
  name: 'session',
  initialState: () => initialState,
  reducers: {
    /** The user of the stored token is wanted. */
    userRequested: (state) => ({ ...state, user: LOADING }),
    userArrived: (state, { payload }: PayloadAction<SessionUser>) => ({
      ...state,
      user: ready(payload),
      notice: undefined,
    }),
    userFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      user: failed(payload),
    }),
    /** A login call succeeded. */
    loggedIn: (state, _: PayloadAction<LoggedIn>) => ({ ...state, user: LOADING }),
    /** The browser keeps no cookie, so the login cannot last. */
    cookiesRefused: (state) => ({ ...state, user: IDLE, notice: 'cookiesBlocked' as const }),
    /** A call was answered with 401: the session is over. Without a page to return to, nothing is said. */
    expired: (state, { payload: { returnTo } }: PayloadAction<{ returnTo?: string }>) => ({
      user: IDLE,
      notice: returnTo === undefined ? state.notice : ('expired' as const),
      returnTo: returnTo ?? state.returnTo,
    }),
    /** The person asked to leave. */
    logoutRequested: (state) => state,
    loggedOut: () => initialState,
    /** A guard kept a signed-out person off a page: it is where to go afterwards. */
    pageWanted: (state, { payload }: PayloadAction<string>) => ({ ...state, returnTo: payload }),
    returned: (state) => ({ ...state, returnTo: undefined }),
  },
  selectors: {
    selectUserRemote: ({ user }) => user,
    selectUser: ({ user }) => dataOf(user),
    selectNotice: ({ notice }) => notice,
    selectReturnTo: ({ returnTo }) => returnTo,
  },
});

export const { selectUserRemote, selectUser, selectNotice, selectReturnTo } = session.selectors;
