import { createAction } from '@reduxjs/toolkit';
import { buffers, channel, type Channel } from 'redux-saga';
import { toProblem } from '#core/http';
import { call, fork, getContext, put, select, takeEvery, takeFrom } from '#core/store';
import { fetchProject, fetchTourPath } from './projects.api';
import {
  projects,
  selectProjectFresh,
  selectProjects,
  selectTourFresh,
  type TourRef,
} from './projects.slice';

/** A card is shown: its project is wanted, unless it is there already; `again` asks in any case. */
export const projectWanted = createAction<{ id: string; again?: boolean }>(
  'projects/projectWanted',
);
/** A tour is opened, or is about to be. */
export const tourWanted = createAction<{ tour: TourRef; again?: boolean }>('projects/tourWanted');

/** Cards that are loaded at once: the others wait their turn, so that covers and tours get through. */
const LOADS_AT_ONCE = 4;

export function* projectsSaga() {
  yield fork(loadProjects);
  yield takeEvery(projects.actions.listOpened, renewKnown);
  yield takeEvery(tourWanted, loadTour);
}

/** What was loaded in an earlier visit may have grown old; the saga below knows. */
function* renewKnown() {
  const known = yield* select(selectProjects);
  for (const id of Object.keys(known)) yield put(projectWanted({ id }));
}

function* loadProjects() {
  const waiting = channel<string>(buffers.expanding());
  for (let loader = 0; loader < LOADS_AT_ONCE; loader += 1) yield fork(loadFrom, waiting);
  yield takeEvery(projectWanted, queueProject, waiting);
}

function* queueProject(
  waiting: Channel<string>,
  { payload: { id, again = false } }: ReturnType<typeof projectWanted>,
) {
  const fresh = yield* select((state) => selectProjectFresh(state, id, Date.now()));
  if (fresh && !again) return;
  yield put(projects.actions.projectRequested(id));
  waiting.put(id);
}

function* loadFrom(waiting: Channel<string>) {
  for (;;) yield* loadProject(yield* takeFrom(waiting));
}

function* loadProject(id: string) {
  const http = yield* getContext('http');
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
