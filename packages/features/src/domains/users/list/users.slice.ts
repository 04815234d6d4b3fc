import type { UserList, UserRow } from '@jawla/contract';
import { CACHE_MS, type UserSort } from '@jawla/contract/rules';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import type { Problem } from '#core/http';
import {
  isFresh,
  keptArrived,
  keptFailed,
  keptOutdated,
  keptRequested,
  NOT_KEPT,
  type Kept,
} from '#core/http';

/** One page of the list, in one order. */
export interface PageRef {
  /** From 1. */
  page: number;
  sort: UserSort | undefined;
}

export interface UsersPage {
  users: UserRow[];
  hasNext: boolean;
  hasPrevious: boolean;
}

export interface Deletion {
  user: UserRow;
  phase: 'running' | 'done' | 'failed';
  problem?: Problem;
}

export interface UsersState {
  /** By `pageKey`. */
  pages: Record<string, Kept<UsersPage>>;
  /** Everybody, for searches and the export. */
  all: Kept<UserRow[]>;
  /** By `_id`: who is being deleted is gone from the lists at once, and comes back if it fails. */
  deletions: Record<string, Deletion>;
  /** What the last deletion came to. */
  lastDeletion: Deletion | undefined;
}

const initialState: UsersState = {
  pages: {},
  all: NOT_KEPT,
  deletions: {},
  lastDeletion: undefined,
};

export function pageKey({ page, sort }: PageRef): string {
  return sort === undefined ? String(page) : `${page} ${sort}`;
}

/** The clients, as the dashboard lists them. */
export const users = createSlice({
  name: 'users',
  initialState: () => initialState,
  reducers: {
    pageRequested: ({ pages }, { payload }: PayloadAction<PageRef>) => {
      pages[pageKey(payload)] = keptRequested(pages[pageKey(payload)]);
    },
    pageArrived: (
      state,
      { payload: { ref, list, at } }: PayloadAction<{ ref: PageRef; list: UserList; at: number }>,
    ) => {
      state.pages[pageKey(ref)] = keptArrived(
        { users: list.users, hasNext: list.next !== null, hasPrevious: list.prev !== null },
        at,
      );
      // A server that does not know how to leave the full list out sends it with every page.
      if (list.usersSearch !== undefined) state.all = keptArrived(list.usersSearch, at);
    },
    pageFailed: (
      { pages },
      { payload: { ref, problem } }: PayloadAction<{ ref: PageRef; problem: Problem }>,
    ) => {
      pages[pageKey(ref)] = keptFailed(pages[pageKey(ref)], problem);
    },
    allRequested: (state) => {
      state.all = keptRequested(state.all);
    },
    allArrived: (state, { payload }: PayloadAction<{ users: UserRow[]; at: number }>) => {
      state.all = keptArrived(payload.users, payload.at);
    },
    allFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.all = keptFailed(state.all, payload);
    },
    /** Clients or their projects changed: what is shown stays until newer lists come. */
    outdated: (state) => {
      state.all = keptOutdated(state.all);
      for (const [key, page] of Object.entries(state.pages)) state.pages[key] = keptOutdated(page);
    },
    /** The person said yes. */
    deleteConfirmed: (state, { payload }: PayloadAction<{ user: UserRow; shown: PageRef }>) => {
      const deletion: Deletion = { user: payload.user, phase: 'running' };
      state.deletions[payload.user._id] = deletion;
      state.lastDeletion = deletion;
    },
    deleted: (state, { payload }: PayloadAction<UserRow>) => {
      // Stays until the lists without it are there; its id is never given again.
      const deletion: Deletion = { user: payload, phase: 'done' };
      state.deletions[payload._id] = deletion;
      state.lastDeletion = deletion;
    },
    deleteFailed: (
      state,
      { payload: { user, problem } }: PayloadAction<{ user: UserRow; problem: Problem }>,
    ) => {
      delete state.deletions[user._id];
      state.lastDeletion = { user, phase: 'failed', problem };
    },
    /** The person has seen what the last deletion came to. */
    deletionSeen: (state) => {
      state.lastDeletion = undefined;
    },
  },
  selectors: {
    selectUsersPage: ({ pages }, ref: PageRef) => pages[pageKey(ref)] ?? NOT_KEPT,
    selectAllUsers: ({ all }) => all,
    selectDeletions: ({ deletions }) => deletions,
    selectLastDeletion: ({ lastDeletion }) => lastDeletion,
    selectPageFresh: ({ pages }, ref: PageRef, now: number) =>
      isFresh(pages[pageKey(ref)], now, CACHE_MS),
    selectAllFresh: ({ all }, now: number) => isFresh(all, now, CACHE_MS),
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof users> {}
}

export const {
  selectUsersPage,
  selectAllUsers,
  selectDeletions,
  selectLastDeletion,
  selectPageFresh,
  selectAllFresh,
} = users.injectInto(parts).selectors;
