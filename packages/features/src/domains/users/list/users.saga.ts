import { USERS_PAGE_SIZE } from '@jawla/contract/rules';
import { createAction } from '@reduxjs/toolkit';
import { toProblem } from '#core/http';
import { call, getContext, put, select, takeEvery } from '#core/store';
import { indexUsers } from './users.model';
import { selectAllFresh, selectPageFresh, users, type PageRef } from './users.slice';

/** A page is shown: it is wanted, unless it is there already; `again` asks in any case. */
export const usersPageWanted = createAction<PageRef & { again?: boolean }>('users/pageWanted');
/** Somebody is about to search or to export: everybody is wanted. */
export const allUsersWanted = createAction('users/allWanted');

/** Loads and deletes clients. */
export function* usersSaga() {
  yield takeEvery(usersPageWanted, loadPage);
  yield takeEvery(allUsersWanted, loadAll);
  yield takeEvery(users.actions.deleteConfirmed, deleteUser);
}

const LIMIT = String(USERS_PAGE_SIZE);

function* loadPage({ payload: { page, sort, again = false } }: ReturnType<typeof usersPageWanted>) {
  const ref: PageRef = { page, sort };
  const fresh = yield* select((state) => selectPageFresh(state, ref, Date.now()));
  if (fresh && !again) return;
  const http = yield* getContext('http');
  yield put(users.actions.pageRequested(ref));
  try {
    const list = yield* call(() =>
      http.send('users', {
        query: {
          page: String(page),
          limit: LIMIT,
          usersSearch: 'omit',
          ...(sort === undefined ? {} : { sort, order: sort === 'name' ? 'asc' : 'desc' }),
        },
      }),
    );
    yield put(users.actions.pageArrived({ ref, list, at: Date.now() }));
  } catch (cause) {
    yield put(users.actions.pageFailed({ ref, problem: toProblem(cause) }));
  }
}

function* loadAll() {
  if (yield* select((state) => selectAllFresh(state, Date.now()))) return;
  const http = yield* getContext('http');
  yield put(users.actions.allRequested());
  try {
    const list = yield* call(() => http.send('users', { query: { page: '1', limit: LIMIT } }));
    const everybody = list.usersSearch ?? list.users;
    indexUsers(everybody);
    yield put(users.actions.allArrived({ users: everybody, at: Date.now() }));
  } catch (cause) {
    yield put(users.actions.allFailed(toProblem(cause)));
  }
}

function* deleteUser({
  payload: { user, shown },
}: ReturnType<typeof users.actions.deleteConfirmed>) {
  const http = yield* getContext('http');
  try {
    yield* call(() => http.send('deleteUser', { params: { userId: user._id } }));
    yield put(users.actions.deleted(user));
    yield put(users.actions.outdated());
    yield put(usersPageWanted({ ...shown, again: true }));
  } catch (cause) {
    yield put(users.actions.deleteFailed({ user, problem: toProblem(cause) }));
  }
}
