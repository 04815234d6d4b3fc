import { createAction } from '@reduxjs/toolkit';
import { debounce, delay, entitiesChanged, put, select, takeEvery } from '#core/store';
import { userShown } from '#session';
import { transfers } from '#transfers';
import { loadProject, searchEmails, type EmailSearch } from './projects.requests';

/** The home page was opened: its cached data may be outdated. */
export const homeOpened = createAction('projects/homeOpened');
/** The admin types an e-mail address. */
export const emailTyped = createAction<EmailSearch>('projects/emailTyped');

const SEARCH_DEBOUNCE_MS = 250;
/**
 * The server publishes a tour before it has found the picture in it, so the project is polled.
 */
const PICTURE_SEARCH_MS = 3000;

/** Loads projects again when they may have changed, and searches while the admin types. */
export function* projectsSaga() {
  yield takeEvery(homeOpened, refreshKnown);
  // After the upload of a cover, a picture or a tour, even if the project's page was closed in the meantime.
  yield takeEvery(transfers.actions.done, function* uploaded({ payload: { subject } }) {
    if (!('projectId' in subject)) return;
    const { projectId: id } = subject;
    yield put(entitiesChanged([{ kind: 'project', id }, { kind: 'client' }]));
    if (subject.kind !== 'tour') return;
    yield delay(PICTURE_SEARCH_MS);
    yield put(entitiesChanged([{ kind: 'project', id }, { kind: 'client' }]));
  });
  yield debounce(SEARCH_DEBOUNCE_MS, emailTyped, function* search({ payload }) {
    if (payload.term !== '') yield put(searchEmails.requested(payload));
  });
}

function* refreshKnown() {
  // The list of projects is part of the user.
  yield put(userShown());
  const known = yield* select(loadProject.selectStates);
  for (const id of Object.keys(known)) yield put(loadProject.requested(id));
}
