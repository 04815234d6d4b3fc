import { createAction } from '@reduxjs/toolkit';
import { clients } from '../../users/details/clients.slice';
import { toProblem } from '#core/http';
import { projectWanted } from '../projects.saga';
import { fetchProject } from '../projects.api';
import { projects } from '../projects.slice';
import {
  call,
  debounce,
  delay,
  getContext,
  put,
  select,
  takeEvery,
  takeLatest,
  takeLeading,
} from '#core/store';
import { transfers } from '#transfers';
import { users } from '../../users/list/users.slice';
import { bodyOf, isOvertaken, tourTransfer } from './editor.model';
import { editor, selectOpen, selectSearchFresh, type Search } from './editor.slice';

/** A project is opened for editing. */
export const editorOpened = createAction<string>('editor/editorOpened');
/** Who a project is shared with is wanted once more. */
export const accessWanted = createAction('editor/accessWanted');
/** The person types an address. */
export const emailSought = createAction<Search>('editor/emailSought');
/** The project's cover or tours changed behind the form. */
export const projectTouched = createAction<string>('editor/projectTouched');
/** The form was left with unsaved changes. */
export const editorAbandoned = createAction<string>('editor/editorAbandoned');

const SEARCH_PAUSE_MS = 250;

/** Edits a project: its facts, its dates and who may see it. */
export function* editorSaga() {
  yield takeLatest(editorOpened, open);
  yield takeLatest([editorOpened, accessWanted], loadAccess);
  yield takeLeading(editor.actions.submitted, save);
  yield takeEvery(editor.actions.addAsked, addAccess);
  yield takeEvery(editor.actions.removeAsked, removeAccess);
  yield debounce(SEARCH_PAUSE_MS, emailSought, searchEmails);
  yield takeEvery(editor.actions.dateRemovalAsked, removeDate);
  yield takeEvery(projectTouched, function* touched({ payload: id }) {
    yield* projectChanged(id);
  });
  // Of a date whose row may be gone or changed by now: the project is told all the same.
  yield takeEvery(transfers.actions.done, function* uploaded({ payload: { id } }) {
    const open = yield* select(selectOpen);
    if (open && id.startsWith(tourTransfer(open.id, ''))) yield* projectChanged(open.id);
  });
  yield takeEvery(editorAbandoned, function* abandoned({ payload: id }) {
    yield put(projectWanted({ id, again: true }));
  });
}

function* open({ payload: id }: ReturnType<typeof editorOpened>) {
  yield put(editor.actions.opened(id));
  yield put(projectWanted({ id, again: true }));
}

/** After project changes the lists of clients and their edit data are fetched anew. */
function* projectChanged(id: string) {
  yield put(users.actions.outdated());
  yield put(clients.actions.outdated());
  yield put(projectWanted({ id, again: true }));
}

function* save({ payload: { form, revision } }: ReturnType<typeof editor.actions.submitted>) {
  const http = yield* getContext('http');
  const id = (yield* select(selectOpen))?.id;
  if (id === undefined) return;
  try {
    const { message } = yield* call(() =>
      http.send('updateProject', { params: { projectId: id }, body: bodyOf(form, revision) }),
    );
    yield put(users.actions.outdated());
    yield put(clients.actions.outdated());
    const project = yield* call(fetchProject, http, id);
    yield put(projects.actions.projectArrived({ id, project, at: Date.now() }));
    yield put(editor.actions.saved({ message, at: Date.now() }));
  } catch (cause) {
    const problem = toProblem(cause);
    yield put(editor.actions.saveFailed(problem));
    // The form takes in what was saved elsewhere, so that the next try can succeed.
    if (isOvertaken(problem)) yield put(projectWanted({ id, again: true }));
  }
}

function* loadAccess() {
  const http = yield* getContext('http');
  // The project is noted as open first.
  yield delay(0);
  const id = (yield* select(selectOpen))?.id;
  if (id === undefined) return;
  yield put(editor.actions.accessRequested());
  try {
    const list = yield* call(() => http.send('emailAccess', { params: { projectID: id } }));
    yield put(editor.actions.accessArrived({ list, at: Date.now() }));
  } catch (cause) {
    yield put(editor.actions.accessFailed(toProblem(cause)));
  }
}

function* addAccess({ payload: email }: ReturnType<typeof editor.actions.addAsked>) {
  const http = yield* getContext('http');
  const id = (yield* select(selectOpen))?.id;
  if (id === undefined) return;
  try {
    const answer = yield* call(() =>
      http.send('addAccess', { params: { projectId: id }, body: { email } }),
    );
    yield put(editor.actions.added({ email, id: answer.id }));
  } catch (cause) {
    yield put(editor.actions.addFailed({ email, problem: toProblem(cause) }));
  }
}

function* removeAccess({ payload: email }: ReturnType<typeof editor.actions.removeAsked>) {
  const http = yield* getContext('http');
  const id = (yield* select(selectOpen))?.id;
  if (id === undefined) return;
  try {
    yield* call(() => http.send('deleteAccess', { params: { projectId: id }, body: { email } }));
    yield put(editor.actions.removed(email));
  } catch (cause) {
    yield put(editor.actions.removeFailed({ email, problem: toProblem(cause) }));
  }
}

function* searchEmails({ payload: search }: ReturnType<typeof emailSought>) {
  if (search.term === '') return;
  if (yield* select((state) => selectSearchFresh(state, search, Date.now()))) return;
  const http = yield* getContext('http');
  yield put(editor.actions.searchRequested(search));
  try {
    const found = yield* call(() =>
      http.send('usersEmail', { query: { q: search.term, owner_user: search.owner } }),
    );
    yield put(editor.actions.searchArrived({ search, found, at: Date.now() }));
  } catch (cause) {
    yield put(editor.actions.searchFailed({ search, problem: toProblem(cause) }));
  }
}

function* removeDate({ payload: day }: ReturnType<typeof editor.actions.dateRemovalAsked>) {
  const http = yield* getContext('http');
  const id = (yield* select(selectOpen))?.id;
  if (id === undefined) return;
  try {
    yield* call(() =>
      http.send('deleteSubProject', { params: { projectId: id }, body: { date: day } }),
    );
    yield put(editor.actions.dateRemoved(day));
    yield* projectChanged(id);
  } catch (cause) {
    yield put(editor.actions.dateNotRemoved({ day, problem: toProblem(cause) }));
  }
}
