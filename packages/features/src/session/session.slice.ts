import type { SessionUser } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import { dataOf, failed, IDLE, LOADING, ready, type Problem, type RemoteData } from '#core/http';
import type { TabEvent } from '#core/device';

/** Why a person is asked to log in again. */
export type SessionNotice = 'expired' | 'cookiesBlocked';

/** Logging in again without leaving the page. */
export interface Reauth {
  /** The session is over already, and only unsaved work keeps the page. */
  ended: boolean;
  sending: boolean;
  problem: Problem | undefined;
}

export interface SessionState {
  user: RemoteData<SessionUser>;
  notice: SessionNotice | undefined;
  /** The page asked for before the session ended: where to go after logging in. */
  returnTo: string | undefined;
  /** When the session ends, in milliseconds since 1970, once that is soon. */
  expiresAt: number | undefined;
  reauth: Reauth | undefined;
  /** Uploads that run and forms with unsaved changes: nothing may reload the page until they are done. */
  unsavedWorkIds: readonly string[];
  /** What another tab told, and what waits until nothing holds this one. */
  waiting: TabEvent | undefined;
}

export interface LoggedIn {
  token: string;
  userName: string;
  isAdmin: boolean;
}

const initialState: SessionState = {
  user: IDLE,
  notice: undefined,
  returnTo: undefined,
  expiresAt: undefined,
  reauth: undefined,
  unsavedWorkIds: [],
  waiting: undefined,
};

/** Who is signed in. */
export const session = createSlice({
  name: 'session',
  initialState: () => initialState,
  reducers: {
    /** Requests the user of the stored token. */
    userRequested: (state) => ({ ...state, user: LOADING }),
    userLoaded: (state, { payload }: PayloadAction<SessionUser>) => ({
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
    cookiesRefused: (state) => ({
      ...state,
      user: IDLE,
      reauth: undefined,
      notice: 'cookiesBlocked' as const,
    }),
    /**
     * The session is over. Unsaved work keeps its page, and the person is asked to log in over it.
     * Without a page to return to, nothing is said.
     */
    expired: (state, { payload: { returnTo } }: PayloadAction<{ returnTo?: string }>) =>
      state.unsavedWorkIds.length > 0 && state.user.phase === 'ready'
        ? {
            ...state,
            expiresAt: undefined,
            reauth: state.reauth?.ended ? state.reauth : { ...ASKED, ended: true },
          }
        : {
            ...initialState,
            notice: returnTo === undefined ? state.notice : ('expired' as const),
            returnTo: returnTo ?? state.returnTo,
          },
    /** The session's end is near; or, without a time, far again. */
    endingSoon: (state, { payload }: PayloadAction<number | undefined>) => ({
      ...state,
      expiresAt: payload,
    }),
    reauthRequested: (state) => ({ ...state, reauth: ASKED }),
    reauthCancelled: (state) => ({ ...state, reauth: undefined }),
    reauthSubmitted: (state, _: PayloadAction<{ password: string }>) => ({
      ...state,
      reauth: { ended: state.reauth?.ended ?? false, sending: true, problem: undefined },
    }),
    reauthFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      reauth: state.reauth && { ...state.reauth, sending: false, problem: payload },
    }),
    /** The password was edited: clears the error of the last submit. */
    reauthEdited: (state) => ({
      ...state,
      reauth: state.reauth && { ...state.reauth, problem: undefined },
    }),
    /** Logged in again in place: everything stays as it is, for another ten hours. */
    renewed: (state) => ({ ...state, reauth: undefined, expiresAt: undefined }),
    /** The person gives up what is unsaved rather than log in over it. */
    unsavedChangesDiscarded: () => initialState,
    /** An upload runs, or a form has unsaved changes. */
    workBegan: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      unsavedWorkIds: [...state.unsavedWorkIds, payload],
    }),
    workEnded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      unsavedWorkIds: state.unsavedWorkIds.filter((id) => id !== payload),
    }),
    /** Another tab told something. */
    tabEventReceived: (state, _: PayloadAction<TabEvent>) => state,
    /** Another tab told what this one can follow only when its work is done. */
    tabEventDeferred: (state, { payload }: PayloadAction<TabEvent>) => ({
      ...state,
      waiting: payload,
    }),
    /** The browser shows the page again as it was left, which may be long ago. */
    pageRestored: (state) => state,
    /** The person asked to leave. */
    logoutRequested: (state) => state,
    loggedOut: () => initialState,
    /** The session expired, and nothing unsaved keeps its page: the user's data goes. */
    cleared: (state) => state,
    /** A guard kept a signed-out person off a page: it is where to go afterwards. */
    pageRequested: (state, { payload }: PayloadAction<string>) => ({ ...state, returnTo: payload }),
    /** The person is where they wanted to go. */
    returned: (state) => ({ ...state, returnTo: undefined }),
  },
  selectors: {
    selectUserData: ({ user }) => user,
    selectUser: ({ user }) => dataOf(user),
    selectNotice: ({ notice }) => notice,
    selectReturnTo: ({ returnTo }) => returnTo,
    selectExpiresAt: ({ expiresAt }) => expiresAt,
    selectReauth: ({ reauth }) => reauth,
    selectHasUnsavedWork: ({ unsavedWorkIds }) => unsavedWorkIds.length > 0,
    selectWaiting: ({ waiting }) => waiting,
  },
});

const ASKED: Reauth = { ended: false, sending: false, problem: undefined };

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof session> {}
}

export const {
  selectUserData,
  selectUser,
  selectNotice,
  selectReturnTo,
  selectExpiresAt,
  selectReauth,
  selectHasUnsavedWork,
  selectWaiting,
} = session.injectInto(parts).selectors;
