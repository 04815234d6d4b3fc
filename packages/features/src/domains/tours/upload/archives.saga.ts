import { toProblem } from '#core/http';
import { call, getContext, put, takeEvery } from '#core/store';
import { transfers } from '#transfers';
import { archives } from './archives.slice';

/** Calls uploads off: the transfer ends, and the server is asked to tidy up. */
export function* archivesSaga() {
  yield takeEvery(archives.actions.cancelAsked, cancel);
}

function* cancel({ payload }: ReturnType<typeof archives.actions.cancelAsked>) {
  const { id, projectId, body } = payload;
  const http = yield* getContext('http');
  yield put(transfers.actions.dropped(id));
  try {
    yield* call(() => http.send('cancelUpload', { params: { projectId }, body }));
    yield put(archives.actions.cancelDone(payload));
  } catch (cause) {
    yield put(archives.actions.cancelFailed({ id, problem: toProblem(cause) }));
  }
}
