import { createAction } from '@reduxjs/toolkit';
import { debounce, put, takeEvery, watchRequest } from '#core/store';
import { deleteProject, projectChanged } from '#projects';
import {
  ALL_USERS,
  createClient,
  deleteUser,
  loadAllUsers,
  loadClient,
  loadUsers,
  sendVerification,
  updateClient,
} from './users.requests';

/** Hover or focus intent: the client's page is most likely opened next. */
export const clientPrefetchRequested = createAction<string>('users/clientPrefetchRequested');

/** Hover-intent delay in milliseconds: ignores rows that the pointer only crosses. */
const HOVER_DELAY_MS = 120;

/** Sends the requests about users, and keeps lists consistent with changes. */
export function* usersSaga() {
  yield watchRequest(loadUsers);
  yield watchRequest(loadAllUsers);
  yield watchRequest(deleteUser);
  yield watchRequest(loadClient);
  yield watchRequest(createClient);
  yield watchRequest(updateClient);
  yield watchRequest(sendVerification);
  yield takeEvery(loadUsers.loaded, shareFullList);
  yield takeEvery(deleteUser.loaded, userDeleted);
  yield takeEvery(createClient.loaded, invalidateLists);
  yield takeEvery(updateClient.loaded, clientUpdated);
  yield takeEvery(projectChanged, function* invalidate() {
    yield* invalidateLists();
    yield put(loadClient.invalidated());
  });
  yield takeEvery([deleteProject.loaded, deleteProject.failed], function* reload({ payload }) {
    yield put(loadClient.requested(payload.input.client.userName, { force: true }));
  });
  yield debounce(
    HOVER_DELAY_MS,
    clientPrefetchRequested,
    function* prefetch({ payload: userName }) {
      yield put(loadClient.requested(userName));
    },
  );
}

function* invalidateLists() {
  yield put(loadUsers.invalidated());
  yield put(loadAllUsers.invalidated());
}

function* shareFullList({ payload: { data, at } }: ReturnType<typeof loadUsers.loaded>) {
  if (data.all !== undefined)
    yield put(loadAllUsers.updated({ key: ALL_USERS, data: data.all, at }));
}

function* userDeleted({ payload: { input } }: ReturnType<typeof deleteUser.loaded>) {
  yield* invalidateLists();
  yield put(loadUsers.requested(input.shown, { force: true }));
}

function* clientUpdated({ payload: { key, data, at } }: ReturnType<typeof updateClient.loaded>) {
  yield* invalidateLists();
  if (data.client === undefined) yield put(loadClient.requested(key, { force: true }));
  else yield put(loadClient.updated({ key, data: data.client, at }));
}
