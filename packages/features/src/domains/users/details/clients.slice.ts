import type { ProjectSummary, UserRow } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/rules';
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

export interface ClientForm {
  userName: string;
  fname: string;
  lname: string;
  email: string;
  /** Digits; empty where there is none. */
  phone: string;
}

/** What became of the form that was sent last. */
export type Save =
  | { phase: 'idle' }
  | { phase: 'saving' }
  | { phase: 'saved'; message: string }
  | { phase: 'failed'; problem: Problem };

/** Adding a project, or sending a link: it runs, it failed, or neither. */
export type Errand = { phase: 'idle' | 'running' | 'done' } | { phase: 'failed'; problem: Problem };

export interface ProjectDeletion {
  project: ProjectSummary;
  problem?: Problem;
}

export interface ClientsState {
  byUserName: Record<string, Kept<UserRow>>;
  save: Save;
  creation: Errand;
  verification: Errand;
  /** Projects that are being deleted: gone at once, and back if it fails. By `_id`. */
  deletions: Record<string, ProjectDeletion>;
  failedDeletion: ProjectDeletion | undefined;
}

const IDLE_ERRAND: Errand = { phase: 'idle' };

const initialState: ClientsState = {
  byUserName: {},
  save: { phase: 'idle' },
  creation: IDLE_ERRAND,
  verification: IDLE_ERRAND,
  deletions: {},
  failedDeletion: undefined,
};

/** One client: the form and the projects. */
export const clients = createSlice({
  name: 'clients',
  initialState: () => initialState,
  reducers: {
    /** A form was opened: what the last one came to is no news, unless it led here. */
    formOpened: (state) => {
      if (state.save.phase === 'failed') state.save = { phase: 'idle' };
      state.creation = IDLE_ERRAND;
      state.verification = IDLE_ERRAND;
      state.failedDeletion = undefined;
    },
    clientRequested: ({ byUserName }, { payload: name }: PayloadAction<string>) => {
      byUserName[name] = keptRequested(byUserName[name]);
    },
    clientArrived: (
      { byUserName },
      { payload }: PayloadAction<{ userName: string; client: UserRow; at: number }>,
    ) => {
      byUserName[payload.userName] = keptArrived(payload.client, payload.at);
    },
    clientFailed: (
      { byUserName },
      { payload: { userName, problem } }: PayloadAction<{ userName: string; problem: Problem }>,
    ) => {
      byUserName[userName] = keptFailed(byUserName[userName], problem);
    },
    /** Clients or their projects changed: what is shown stays until newer data comes. */
    outdated: ({ byUserName }) => {
      for (const [name, kept] of Object.entries(byUserName)) byUserName[name] = keptOutdated(kept);
    },
    /** A form was left with unsaved changes: its data is asked for anew the next time. */
    formAbandoned: ({ byUserName }, { payload: name }: PayloadAction<string | undefined>) => {
      if (name !== undefined) delete byUserName[name];
    },

    createSubmitted: (state, _: PayloadAction<ClientForm>) => {
      state.save = { phase: 'saving' };
    },
    updateSubmitted: (state, _: PayloadAction<ClientForm>) => {
      state.save = { phase: 'saving' };
    },
    saved: (state, { payload: message }: PayloadAction<string>) => {
      state.save = { phase: 'saved', message };
    },
    saveFailed: (state, { payload: problem }: PayloadAction<Problem>) => {
      state.save = { phase: 'failed', problem };
    },
    /** The person has read what the save came to, or edits on. */
    saveSeen: (state) => {
      state.save = { phase: 'idle' };
    },

    projectAdded: (state, _: PayloadAction<UserRow>) => {
      state.creation = { phase: 'running' };
    },
    projectCreated: (state) => {
      state.creation = IDLE_ERRAND;
    },
    projectNotCreated: (state, { payload: problem }: PayloadAction<Problem>) => {
      state.creation = { phase: 'failed', problem };
    },
    /** The person does not want to wait for the new project. */
    creationGivenUp: (state) => {
      state.creation = IDLE_ERRAND;
    },

    deleteConfirmed: (
      state,
      { payload: { project } }: PayloadAction<{ client: UserRow; project: ProjectSummary }>,
    ) => {
      state.deletions[project._id] = { project };
      state.failedDeletion = undefined;
    },
    deleteFailed: (
      state,
      {
        payload: { project, problem },
      }: PayloadAction<{
        project: ProjectSummary;
        problem: Problem;
      }>,
    ) => {
      delete state.deletions[project._id];
      state.failedDeletion = { project, problem };
    },
    deletionSeen: (state) => {
      state.failedDeletion = undefined;
    },

    linkAsked: (state, _: PayloadAction<UserRow>) => {
      state.verification = { phase: 'running' };
    },
    linkSent: (state) => {
      state.verification = { phase: 'done' };
    },
    linkFailed: (state, { payload: problem }: PayloadAction<Problem>) => {
      state.verification = { phase: 'failed', problem };
    },
  },
  selectors: {
    selectClient: ({ byUserName }, userName: string) => byUserName[userName] ?? NOT_KEPT,
    selectSave: ({ save }) => save,
    selectCreation: ({ creation }) => creation,
    selectVerification: ({ verification }) => verification,
    selectProjectDeletions: ({ deletions }) => deletions,
    selectFailedDeletion: ({ failedDeletion }) => failedDeletion,
    selectClientFresh: ({ byUserName }, userName: string, now: number) =>
      isFresh(byUserName[userName], now, CACHE_MS),
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof clients> {}
}

export const {
  selectClient,
  selectSave,
  selectCreation,
  selectVerification,
  selectProjectDeletions,
  selectFailedDeletion,
  selectClientFresh,
} = clients.injectInto(parts).selectors;
