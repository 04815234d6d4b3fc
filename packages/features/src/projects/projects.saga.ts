import { createAction } from '@reduxjs/toolkit';
import { toProblem } from '../http';
import { call, getContext, put, select, takeEvery } from '../store/effects';
import { fetchProject, fetchTourPath } from './projects.api';
import { projects, selectProjectFresh, selectTourFresh, type TourRef } from './projects.slice';

/** A card is shown: its project is wanted, unless it is there already; `again` asks in any case. */
export const projectWanted = createAction<{ id: string; again?: boolean }>(
  'projects/projectWanted',
);
/** A tour is opened, or is about to be. */
export const tourWanted = createAction<{ tour: TourRef; again?: boolean }>('projects/tourWanted');

export function* projectsSaga() {
  yield takeEvery(projectWanted, loadProject);
  yield takeEvery(tourWanted, loadTour);
}

function* loadProject({ payload: { id, again = false } }: ReturnType<typeof projectWanted>) {
  const fresh = yield* select((state) => selectProjectFresh(state, id, Date.now()));
  if (fresh && !again) return;
  const http = yield* getContext('http');
  yield put(projects.actions.projectRequested(id));
  try {
    const project = yield* call(fetchProject, http, id);
    yield put(projects.actions.projectArrived({ id, project, at: Date.now() }));
  } catch (cause) {
    yield put(projects.actions.projectFailed({ id, problem: toProblem(cause) }));
  }
}

function* loadTour({ payload: { tour, again = false } }: ReturnType<typeof tourWanted>) {
  const fresh = yield* select((state) => selectTourFresh(state, tour, Date.now()));
  if (fresh && !again) return;
  const http = yield* getContext('http');
  yield put(projects.actions.tourRequested(tour));
  try {
    const path = yield* call(fetchTourPath, http, tour);
    yield put(projects.actions.tourArrived({ tour, path, at: Date.now() }));
  } catch (cause) {
    yield put(projects.actions.tourFailed({ tour, problem: toProblem(cause) }));
  }
}
