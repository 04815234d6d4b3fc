import type { AccessEntry } from '@jawla/contract';
import { EMAIL_SEARCH_CACHE_MS } from '@jawla/contract/rules';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import type { Problem } from '#core/http';
import { isFresh, keptArrived, keptFailed, keptRequested, NOT_KEPT, type Kept } from '#core/http';
import type { EditorForm } from './editor.model';

export type Save =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; message: string; at: number }
  | { phase: 'failed'; problem: Problem };

/** An address that is being given access or losing it, or that could not be. */
export type AccessChange =
  { phase: 'adding' | 'removing' } | { phase: 'notAdded' | 'notRemoved'; problem: Problem };

export interface FoundEmail {
  _id: string;
  email: string;
}

/** What the screen knows of the project that is open. */
export interface OpenProject {
  id: string;
  save: Save;
  access: Kept<AccessEntry[]>;
  /** By address. */
  changes: Record<string, AccessChange>;
  /** Sub dates that are being removed, or could not be. */
  removals: Record<string, { problem?: Problem }>;
}

export interface EditorState {
  open: OpenProject | undefined;
  /** Results of searches for addresses, by owner and term. */
  searches: Record<string, Kept<FoundEmail[]>>;
}

const initialState: EditorState = { open: undefined, searches: {} };

export interface Search {
  owner: string;
  term: string;
}

function searchKey({ owner, term }: Search): string {
  return `${owner}|${term}`;
}

/** The project that is being edited. */
export const editor = createSlice({
  name: 'editor',
  initialState: () => initialState,
  reducers: {
    opened: (state, { payload: id }: PayloadAction<string>) => {
      state.open = { id, save: { phase: 'idle' }, access: NOT_KEPT, changes: {}, removals: {} };
    },
    submitted: ({ open }, _: PayloadAction<{ form: EditorForm; revision: string | undefined }>) => {
      if (open) open.save = { phase: 'saving' };
    },
    saved: ({ open }, { payload }: PayloadAction<{ message: string; at: number }>) => {
      if (open) open.save = { phase: 'saved', ...payload };
    },
    saveFailed: ({ open }, { payload: problem }: PayloadAction<Problem>) => {
      if (open) open.save = { phase: 'failed', problem };
    },
    saveSeen: ({ open }) => {
      if (open) open.save = { phase: 'idle' };
    },

    accessRequested: ({ open }) => {
      if (open) open.access = keptRequested(open.access);
    },
    accessArrived: ({ open }, { payload }: PayloadAction<{ list: AccessEntry[]; at: number }>) => {
      if (open) open.access = keptArrived(payload.list, payload.at);
    },
    accessFailed: ({ open }, { payload: problem }: PayloadAction<Problem>) => {
      if (open) open.access = keptFailed(open.access, problem);
    },
    /** Shown at once, as an entry that is not saved yet. */
    addAsked: ({ open }, { payload: email }: PayloadAction<string>) => {
      if (open?.access.remote.phase !== 'ready') return;
      const list = open.access.remote.data;
      if (!list.some((entry) => entry.email === email)) list.push({ email });
      open.changes[email] = { phase: 'adding' };
    },
    added: ({ open }, { payload }: PayloadAction<{ email: string; id: string }>) => {
      if (open?.access.remote.phase !== 'ready') return;
      const entry = open.access.remote.data.find(({ email }) => email === payload.email);
      if (entry) entry._id = payload.id;
      delete open.changes[payload.email];
    },
    addFailed: ({ open }, { payload }: PayloadAction<{ email: string; problem: Problem }>) => {
      if (open) open.changes[payload.email] = { phase: 'notAdded', problem: payload.problem };
    },
    removeAsked: ({ open }, { payload: email }: PayloadAction<string>) => {
      if (open) open.changes[email] = { phase: 'removing' };
    },
    removed: ({ open }, { payload: email }: PayloadAction<string>) => {
      if (open?.access.remote.phase !== 'ready') return;
      const { remote } = open.access;
      remote.data = remote.data.filter((entry) => entry.email !== email);
      delete open.changes[email];
    },
    removeFailed: ({ open }, { payload }: PayloadAction<{ email: string; problem: Problem }>) => {
      if (open) open.changes[payload.email] = { phase: 'notRemoved', problem: payload.problem };
    },

    searchRequested: ({ searches }, { payload }: PayloadAction<Search>) => {
      searches[searchKey(payload)] = keptRequested(searches[searchKey(payload)]);
    },
    searchArrived: (
      { searches },
      { payload }: PayloadAction<{ search: Search; found: FoundEmail[]; at: number }>,
    ) => {
      searches[searchKey(payload.search)] = keptArrived(payload.found, payload.at);
    },
    searchFailed: (
      { searches },
      { payload }: PayloadAction<{ search: Search; problem: Problem }>,
    ) => {
      searches[searchKey(payload.search)] = keptFailed(undefined, payload.problem);
    },

    dateRemovalAsked: ({ open }, { payload: day }: PayloadAction<string>) => {
      if (open) open.removals[day] = {};
    },
    dateRemoved: ({ open }, { payload: day }: PayloadAction<string>) => {
      if (open) delete open.removals[day];
    },
    dateNotRemoved: ({ open }, { payload }: PayloadAction<{ day: string; problem: Problem }>) => {
      if (open) open.removals[payload.day] = { problem: payload.problem };
    },
  },
  selectors: {
    selectOpen: ({ open }) => open,
    selectSearch: ({ searches }, search: Search) => searches[searchKey(search)] ?? NOT_KEPT,
    selectSearchFresh: ({ searches }, search: Search, now: number) =>
      isFresh(searches[searchKey(search)], now, EMAIL_SEARCH_CACHE_MS),
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof editor> {}
}

export const { selectOpen, selectSearch, selectSearchFresh } = editor.injectInto(parts).selectors;
