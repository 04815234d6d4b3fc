import { createAction } from '@reduxjs/toolkit';
import { archives } from '#tours';
import { toProblem } from '#core/http';
import { call, getContext, put, select, takeEvery } from '#core/store';
import { pilotList, selectPilotsFresh } from './pilotList.slice';

/** The list is shown: it is wanted, unless it is there already; `again` asks in any case. */
export const pilotsWanted = createAction<{ again?: boolean }>('pilotList/wanted');

/** Loads the list of pilots, and deletes from it. */
export function* pilotListSaga() {
  yield takeEvery(pilotsWanted, load);
  yield takeEvery(pilotList.actions.deleteConfirmed, remove);
  yield takeEvery([archives.actions.cancelDone], afterCancel);
}

function* load({ payload: { again = false } }: ReturnType<typeof pilotsWanted>) {
  if (!again && (yield* select((state) => selectPilotsFresh(state, Date.now())))) return;
  const http = yield* getContext('http');
  yield put(pilotList.actions.listRequested());
  try {
    const { projects } = yield* call(() => http.send('pilots', {}));
    yield put(pilotList.actions.listArrived({ names: projects, at: Date.now() }));
  } catch (cause) {
    yield put(pilotList.actions.listFailed(toProblem(cause)));
  }
}

function* remove({ payload: name }: ReturnType<typeof pilotList.actions.deleteConfirmed>) {
  const http = yield* getContext('http');
  try {
    yield* call(() => http.send('deletePilot', { params: { projectId: name } }));
    yield put(pilotList.actions.deleted(name));
  } catch (cause) {
    yield put(pilotList.actions.deleteFailed({ name, problem: toProblem(cause) }));
  }
}

/** A pilot whose upload was called off may have been published a moment before. */
function* afterCancel({ payload }: ReturnType<typeof archives.actions.cancelDone>) {
  if (payload.body.uploadFor === 'pilot') yield put(pilotsWanted({ again: true }));
}
