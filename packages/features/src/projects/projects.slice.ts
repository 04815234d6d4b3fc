import type { Project } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/rules';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { failed, IDLE, LOADING, ready, type Problem, type Remote } from '../http';
import { session } from '../session/session.slice';

/** A tour of a project: on its own date, or on one of its sub dates. */
export interface TourRef {
  owner: string;
  projectName: string;
  day?: string | undefined;
}

interface Kept<T> {
  remote: Remote<T>;
  /** When the data came, in milliseconds; 0 before. */
  at: number;
  /** The data is there and asked for anew: it is shown until the answer comes. */
  renewing?: true;
}

export interface ProjectsState {
  byId: Record<string, Kept<Project>>;
  /** Where tours are, by `tourKey`. */
  tours: Record<string, Kept<string>>;
  /** The day last chosen, by project. */
  chosenDays: Record<string, string>;
}

const initialState: ProjectsState = { byId: {}, tours: {}, chosenDays: {} };

export function tourKey({ owner, projectName, day = '' }: TourRef): string {
  return [owner, projectName, day].join('|');
}

/** Projects and the addresses of their tours, each kept for five minutes. */
export const projects = createSlice({
  name: 'projects',
  initialState: () => initialState,
  reducers: {
    projectRequested: (state, { payload: id }: PayloadAction<string>) => {
      const kept = state.byId[id];
      if (kept?.remote.phase === 'ready') kept.renewing = true;
      else state.byId[id] = { remote: LOADING, at: 0 };
    },
    projectArrived: (
      state,
      { payload }: PayloadAction<{ project: Project; id: string; at: number }>,
    ) => {
      state.byId[payload.id] = { remote: ready(payload.project), at: payload.at };
    },
    projectFailed: (state, { payload }: PayloadAction<{ id: string; problem: Problem }>) => {
      state.byId[payload.id] = { remote: failed(payload.problem), at: 0 };
    },
    /** The person came to the list: what could not be loaded before gets another chance. */
    listOpened: ({ byId }) => {
      for (const [id, { remote }] of Object.entries(byId)) {
        if (remote.phase === 'failed') delete byId[id];
      }
    },
    tourRequested: (state, { payload }: PayloadAction<TourRef>) => {
      state.tours[tourKey(payload)] = { remote: LOADING, at: 0 };
    },
    tourArrived: (
      state,
      { payload }: PayloadAction<{ tour: TourRef; path: string; at: number }>,
    ) => {
      state.tours[tourKey(payload.tour)] = { remote: ready(payload.path), at: payload.at };
    },
    tourFailed: (state, { payload }: PayloadAction<{ tour: TourRef; problem: Problem }>) => {
      state.tours[tourKey(payload.tour)] = { remote: failed(payload.problem), at: 0 };
    },
    dayChosen: (state, { payload }: PayloadAction<{ id: string; day: string }>) => {
      state.chosenDays[payload.id] = payload.day;
    },
  },
  extraReducers: (builder) =>
    // Whoever comes next at this device sees nothing of who went.
    builder.addMatcher(
      isAnyOf(session.actions.loggedIn, session.actions.loggedOut, session.actions.expired),
      () => initialState,
    ),
  selectors: {
    selectProject: ({ byId }, id: string) => byId[id]?.remote ?? IDLE,
    selectTour: ({ tours }, tour: TourRef) => tours[tourKey(tour)]?.remote ?? IDLE,
    selectTours: ({ tours }) => tours,
    selectProjects: ({ byId }) => byId,
    selectChosenDays: ({ chosenDays }) => chosenDays,
    /** Whether a project is there and young enough not to be asked for again. */
    selectProjectFresh: ({ byId }, id: string, now: number) => isFresh(byId[id], now),
    selectTourFresh: ({ tours }, tour: TourRef, now: number) => isFresh(tours[tourKey(tour)], now),
  },
});

function isFresh(kept: Kept<unknown> | undefined, now: number): boolean {
  if (kept?.remote.phase === 'loading' || kept?.renewing) return true;
  return kept?.remote.phase === 'ready' && now - kept.at < CACHE_MS;
}

export const {
  selectProject,
  selectTour,
  selectTours,
  selectProjects,
  selectChosenDays,
  selectProjectFresh,
  selectTourFresh,
} = projects.selectors;
