import type { SessionUser } from '@jawla/contract';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '#core/rootReducer';
import { dataOf, failed, IDLE, LOADING, ready, type Problem, type RemoteData } from '#core/http';
import type { TabEvent } from '#core/device';

/** Why a user has to log in again. */
export type SessionNotice = 'expired' | 'cookiesBlocked';

/** Logging in again without leaving the page. */
export interface Reauth {
  /** The session has ended, and only unsaved work keeps the page. */
  ended: boolean;
  sending: boolean;
  problem: Problem | undefined;
}

export interface SessionState {
  user: RemoteData<SessionUser>;
  notice: SessionNotice | undefined;
  /** A link that sets a password was not opened, because this user is logged in. */
  isLinkIgnored: boolean;
  /** The page requested before the session ended: opened after logging in. */
  returnTo: string | undefined;
  /** When the session ends, in milliseconds since 1970; set shortly before. */
  expiresAt: number | undefined;
  reauth: Reauth | undefined;
  /** Ids of running uploads and forms with unsaved changes: the page must not reload until they have ended. */
  unsavedWorkIds: readonly string[];
  /** An event from another tab, deferred until there is no unsaved work. */
  waiting: TabEvent | undefined;
}

export interface LoggedIn {
  token: string;
  userName: string;
  isAdmin: boolean;
  isStaff?: boolean | undefined;
  /** Loaded by another request if the server did not send it with the login. */
  user?: SessionUser | undefined;
}

const initialState: SessionState = {
  user: IDLE,
  notice: undefined,
  isLinkIgnored: false,
  returnTo: undefined,
  expiresAt: undefined,
  reauth: undefined,
  unsavedWorkIds: [],
  waiting: undefined,
};

/** The signed-in user. */
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
    /** The user has changed the account. Unlike `userLoaded`, this says nothing about the session of the stored token. */
    userEdited: (state, { payload }: PayloadAction<SessionUser>) => ({
      ...state,
      user: ready(payload),
    }),
    userFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      user: failed(payload),
    }),
    /** A login request succeeded. */
    loggedIn: (state, _: PayloadAction<LoggedIn>) => ({ ...state, user: LOADING }),
    /** The browser refuses cookies, so the session cannot be stored. */
    cookiesRefused: (state) => ({
      ...state,
      user: IDLE,
      reauth: undefined,
      notice: 'cookiesBlocked' as const,
    }),
    /**
     * The session has ended. Unsaved work keeps its page, and a dialog over it requests the login; so does a save that
     * was refused. Without a page to return to, no notice is shown.
     */
    expired: (
      state,
      { payload: { returnTo, isSaving } }: PayloadAction<{ returnTo?: string; isSaving?: boolean }>,
    ) =>
      (isSaving || state.unsavedWorkIds.length > 0) && state.user.phase === 'ready'
        ? {
            ...state,
            expiresAt: undefined,
            reauth: state.reauth?.ended ? state.reauth : { ...NEW_REAUTH, ended: true },
          }
        : {
            ...signedOut(state),
            notice: returnTo === undefined ? state.notice : ('expired' as const),
            returnTo: returnTo ?? state.returnTo,
          },
    /** The session ends soon; `undefined` after it was renewed. */
    endingSoon: (state, { payload }: PayloadAction<number | undefined>) => ({
      ...state,
      expiresAt: payload,
    }),
    reauthRequested: (state) => ({ ...state, reauth: NEW_REAUTH }),
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
    /** Logged in again over the page, which does not change, for another ten hours. */
    renewed: (state) => ({
      ...state,
      reauth: undefined,
      expiresAt: undefined,
      // The log-out in another tab is out of date.
      waiting: state.waiting === 'logged-out' ? undefined : state.waiting,
    }),
    /** The user discards the unsaved work instead of logging in over it. */
    unsavedChangesDiscarded: (state) => signedOut(state),
    /** An upload is running, or a form has unsaved changes. */
    workBegan: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      unsavedWorkIds: [...state.unsavedWorkIds, payload],
    }),
    workEnded: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      unsavedWorkIds: state.unsavedWorkIds.filter((id) => id !== payload),
    }),
    /** An event from another tab. */
    tabEventReceived: (state, _: PayloadAction<TabEvent>) => state,
    /** Defers an event from another tab until there is no unsaved work. */
    tabEventDeferred: (state, { payload }: PayloadAction<TabEvent>) => ({
      ...state,
      waiting: payload,
    }),
    /** The page was restored from the bfcache, possibly after a long time. */
    pageRestored: (state) => state,
    /** The user requested to log out. */
    logoutRequested: (state) => state,
    loggedOut: () => initialState,
    /** The session expired without unsaved work: the user's data is cleared. */
    cleared: (state) => state,
    /** A guard redirected a signed-out visitor: the page is opened after the login. */
    pageRequested: (state, { payload }: PayloadAction<string>) => ({ ...state, returnTo: payload }),
    /** A guard redirected a signed-in user from the link of a mail. */
    linkIgnored: (state) => ({ ...state, isLinkIgnored: true }),
    linkDismissed: (state) => ({ ...state, isLinkIgnored: false }),
    /** The user has reached the requested page. */
    returned: (state) => ({ ...state, returnTo: undefined }),
  },
  selectors: {
    selectUserData: ({ user }) => user,
    selectUser: ({ user }) => dataOf(user),
    selectNotice: ({ notice }) => notice,
    selectIsLinkIgnored: ({ isLinkIgnored }) => isLinkIgnored,
    selectReturnTo: ({ returnTo }) => returnTo,
    selectExpiresAt: ({ expiresAt }) => expiresAt,
    selectReauth: ({ reauth }) => reauth,
    selectHasUnsavedWork: ({ unsavedWorkIds }) => unsavedWorkIds.length > 0,
    selectWaiting: ({ waiting }) => waiting,
  },
});

/** The state without a session. Work that outlives its page, such as an upload, ends by itself. */
function signedOut({ unsavedWorkIds }: SessionState): SessionState {
  return { ...initialState, unsavedWorkIds };
}

const NEW_REAUTH: Reauth = { ended: false, sending: false, problem: undefined };

declare module '#core/rootReducer' {
  interface LazySlices extends WithSlice<typeof session> {}
}

export const {
  selectUserData,
  selectUser,
  selectNotice,
  selectIsLinkIgnored,
  selectReturnTo,
  selectExpiresAt,
  selectReauth,
  selectHasUnsavedWork,
  selectWaiting,
} = session.injectInto(rootReducer).selectors;
