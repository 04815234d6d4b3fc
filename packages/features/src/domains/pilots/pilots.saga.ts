import { toProblem } from '#core/http';
import { call, getContext, put, takeEvery } from '#core/store';
import { pilots } from './pilots.slice';

/** Looks pilots up. */
export function* pilotsSaga() {
  yield takeEvery(pilots.actions.pilotRequested, loadPilot);
}

function* loadPilot({ payload: name }: ReturnType<typeof pilots.actions.pilotRequested>) {
  const http = yield* getContext('http');
  try {
    const pilot = yield* call(() => http.send('pilot', { params: { name } }));
    yield put(pilots.actions.pilotArrived({ name, pilot }));
  } catch (cause) {
    yield put(pilots.actions.pilotFailed({ name, problem: toProblem(cause) }));
  }
}
