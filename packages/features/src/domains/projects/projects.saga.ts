import { createAction } from '@reduxjs/toolkit';
import { debounce, delay, put, select, takeEvery, watchRequest } from '#core/store';
import { transfers } from '#transfers';
import { isRevisionConflict, isTourTransfer, projectOfTransfer } from './editor/editor.model';
import { projectChanged } from './projects.events';
import {
  addAccess,
  createProject,
  deleteDate,
  deleteProject,
  loadAccess,
  loadProject,
  removeAccess,
  removeTourPicture,
  saveProject,
  searchEmails,
  type EmailSearch,
} from './projects.requests';

/** The home page was opened: its cached data may be outdated. */
export const homeOpened = createAction('projects/homeOpened');
/** The admin types an e-mail address. */
export const emailTyped = createAction<EmailSearch>('projects/emailTyped');

const SEARCH_DEBOUNCE_MS = 250;
/**
 * The server publishes a tour before it has found the picture in it, so the project is polled.
 */
const PICTURE_SEARCH_MS = 3000;

/** Sends the requests about projects, and invalidates cached data after changes. */
export function* projectsSaga() {
  yield watchRequest(loadProject);
  yield watchRequest(saveProject);
  yield watchRequest(loadAccess);
  yield watchRequest(addAccess);
  yield watchRequest(removeAccess);
  yield watchRequest(searchEmails);
  yield watchRequest(deleteDate);
  yield watchRequest(removeTourPicture);
  yield watchRequest(createProject);
  yield watchRequest(deleteProject);
  yield takeEvery(homeOpened, refreshKnown);
  yield takeEvery(saveProject.loaded, projectSaved);
  yield takeEvery(saveProject.failed, saveRefused);
  yield takeEvery(addAccess.loaded, accessAdded);
  yield takeEvery(removeAccess.loaded, accessRemoved);
  yield takeEvery(deleteDate.loaded, function* deleted({ payload: { input } }) {
    yield* reload(input.id);
  });
  yield takeEvery(removeTourPicture.loaded, function* restored({ payload: { input } }) {
    yield* reload(input.id);
  });
  yield takeEvery(createProject.loaded, function* created({ payload: { data: id } }) {
    yield put(projectChanged(id));
  });
  yield takeEvery([deleteProject.loaded, deleteProject.failed], function* deleted({ payload }) {
    yield put(projectChanged(payload.key));
  });
  // After the upload of a cover, a picture or a tour, even if the project's page was closed in the meantime.
  yield takeEvery(transfers.actions.done, function* uploaded({ payload: { id } }) {
    const project = projectOfTransfer(id);
    if (project === undefined) return;
    yield* reload(project);
    if (!isTourTransfer(id)) return;
    yield delay(PICTURE_SEARCH_MS);
    yield* reload(project);
  });
  yield debounce(SEARCH_DEBOUNCE_MS, emailTyped, function* search({ payload }) {
    if (payload.term !== '') yield put(searchEmails.requested(payload));
  });
}

function* refreshKnown() {
  const known = yield* select(loadProject.selectStates);
  for (const id of Object.keys(known)) yield put(loadProject.requested(id));
}

function* projectSaved({ payload: { key, data, at } }: ReturnType<typeof saveProject.loaded>) {
  if (data.project === undefined) yield put(loadProject.requested(key, { force: true }));
  else yield put(loadProject.updated({ key, data: data.project, at }));
  yield put(projectChanged(key));
}

/** After a revision conflict, the form merges the saved values, so that the next attempt can succeed. */
function* saveRefused({ payload: { key, problem } }: ReturnType<typeof saveProject.failed>) {
  if (isRevisionConflict(problem)) yield put(loadProject.requested(key, { force: true }));
}

function* reload(id: string) {
  yield put(projectChanged(id));
  yield put(loadProject.requested(id, { force: true }));
}

function* accessAdded({ payload: { key, input, data } }: ReturnType<typeof addAccess.loaded>) {
  yield* changeAccess(input.id, (list) => [
    ...list.filter(({ email }) => email !== input.email),
    { email: input.email, _id: data.id },
  ]);
  yield put(addAccess.dismissed(key));
}

function* accessRemoved({ payload: { key, input } }: ReturnType<typeof removeAccess.loaded>) {
  yield* changeAccess(input.id, (list) => list.filter(({ email }) => email !== input.email));
  yield put(removeAccess.dismissed(key));
}

type AccessList = NonNullable<Parameters<typeof loadAccess.updated>[0]>['data'];

/** Applies a change to the cached list. A pending response may not contain it, so the list is loaded again. */
function* changeAccess(id: string, change: (list: AccessList) => AccessList) {
  const state = yield* select((root) => loadAccess.selectState(root, id));
  if (state.phase === 'loading') yield put(loadAccess.requested(id, { force: true }));
  else if ('data' in state && state.data !== undefined) {
    yield put(loadAccess.updated({ key: id, data: change(state.data), at: Date.now() }));
  }
}
