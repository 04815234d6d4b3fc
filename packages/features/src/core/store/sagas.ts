/** What runs sagas: fetched with the first action, or at once where somebody is signed in. */
import { runSaga, stdChannel, type MulticastChannel, type Saga, type Task } from 'redux-saga';
import { call, delay } from 'redux-saga/effects';
import type { SagaContext } from './context';

export interface Surroundings {
  context: SagaContext;
  dispatch: (action: { type: string }) => unknown;
  getState: () => unknown;
  /** Hears of a feature's saga that broke. */
  onCrash: (feature: string, cause: unknown) => void;
}

export interface RunningSaga {
  hear: (action: { type: string }) => void;
  stop: () => void;
}

/** Before a saga that broke is started again, in milliseconds: one that breaks at once must not spin. */
const REST_MS = 1000;

/** Runs a feature's saga on its own: one that breaks is told about, started again, and stops no other. */
export function runFeature(
  feature: string,
  saga: Saga,
  { context, dispatch, getState, onCrash }: Surroundings,
): RunningSaga {
  const channel: MulticastChannel<{ type: string }> = stdChannel();
  const task: Task = runSaga(
    { channel, dispatch, getState, context: { ...context }, onError: () => undefined },
    function* keepAlive() {
      while (true) {
        try {
          yield call(saga);
          return;
        } catch (cause) {
          yield call(onCrash, feature, cause);
          yield delay(REST_MS);
        }
      }
    },
  );
  return { hear: (action) => channel.put(action), stop: () => task.cancel() };
}
