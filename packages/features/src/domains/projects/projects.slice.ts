import type { Project } from '@jawla/contract';
import { CACHE_MS } from '@jawla/contract/rules';
import { createSlice, isAnyOf, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { parts } from '#core/parts';
import { failed, IDLE, LOADING, type Problem } from '#core/http';
import { isFresh, keptArrived, keptFailed, keptRequested, type Kept } from '#core/http';
import { session } from '#session';

/** A tour of a project: on its own date, or on one of its sub dates. */
export interface TourRef {
  owner: string;
  projectName: string;
  day?: string | undefined;
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
      state.byId[id] = keptRequested(state.byId[id]);
    },
    projectArrived: (
      state,
      { payload }: PayloadAction<{ project: Project; id: string; at: number }>,
    ) => {
      state.byId[payload.id] = keptArrived(payload.project, payload.at);
    },
    projectFailed: (state, { payload }: PayloadAction<{ id: string; problem: Problem }>) => {
      state.byId[payload.id] = keptFailed(state.byId[payload.id], payload.problem);
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
      state.tours[tourKey(payload.tour)] = keptArrived(payload.path, payload.at);
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
    selectProjectFresh: ({ byId }, id: string, now: number) => isFresh(byId[id], now, CACHE_MS),
    selectTourFresh: ({ tours }, tour: TourRef, now: number) =>
      isFresh(tours[tourKey(tour)], now, CACHE_MS),
  },
});

declare module '#core/parts' {
  interface LazyParts extends WithSlice<typeof projects> {}
}

export const {
  selectProject,
  selectTour,
  selectTours,
  selectProjects,
  selectChosenDays,
  selectProjectFresh,
  selectTourFresh,
} = projects.injectInto(parts).selectors;
