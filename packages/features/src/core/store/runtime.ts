import { createAction, isAction, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { all, call, cancel, delay, take } from 'redux-saga/effects';
import type { SagaContext } from './context';
import type { AnyRequest } from './createRequest';
import type { Feature } from './feature';
import type { AppStore } from './makeStore';
import { rootReducer } from './rootReducer';
import { watchRequests } from './watchRequests';

export interface RuntimeOptions {
  context: SagaContext;
  /** The user changes: the sagas of features are cancelled and started again, except of those that outlive the user. */
  isUserChange: (action: UnknownAction) => boolean;
  /** Reports an uncaught error of a feature's saga. */
  onCrash?: (feature: string, cause: unknown) => void;
}

export interface Runtime {
  /** Injects a feature's reducers and runs its saga; later calls do nothing. */
  start: (feature: Feature) => void;
  /** Cancels all sagas. */
  stop: () => void;
}

/**
 * Delay before a crashed saga restarts, in milliseconds: one that crashes at its start must not restart in a
 * tight loop.
 */
const RESTART_DELAY_MS = 1000;

const runtimeAdded = createAction('store/runtimeAdded');

/** Adds redux-saga to a store. */
export function startRuntime(
  store: AppStore,
  { context, isUserChange, onCrash = reportCrash }: RuntimeOptions,
): Runtime {
  const middleware = createSagaMiddleware({ context: { ...context }, onError: () => undefined });
  store.addMiddleware(middleware);
  // Dynamic middleware takes effect with the next action; a saga can run only after that.
  store.dispatch(runtimeAdded());
  const started = new Map<string, { feature: Feature; task: Task }>();

  const run = (feature: Feature) => middleware.run(supervise, feature, onCrash);
  const start = (feature: Feature) => {
    if (started.has(feature.name)) return;
    const { slices = [], retainedSlices = [] } = feature;
    const requests = requestsOf(feature);
    for (const slice of [...slices, ...retainedSlices, ...requests]) rootReducer.inject(slice);
    for (const { reducerPath } of retainedSlices) store.retain(reducerPath);
    started.set(feature.name, { feature, task: run(feature) });
  };
  const restartOnUserChange = function* restartOnUserChange() {
    for (;;) {
      yield take((action: unknown) => isAction(action) && isUserChange(action));
      for (const [name, { feature, task }] of started) {
        if (feature.outlivesUser === true) continue;
        yield cancel(task);
        started.set(name, { feature, task: run(feature) });
      }
    }
  };

  const watcher = middleware.run(restartOnUserChange);
  return {
    start,
    stop: () => {
      watcher.cancel();
      for (const { task } of started.values()) task.cancel();
    },
  };
}

/** Runs one feature in isolation: an uncaught error is reported and its sagas restarted, without effect on the others. */
function* supervise(
  feature: Feature,
  onCrash: (feature: string, cause: unknown) => void,
): Generator {
  const { name, saga } = feature;
  for (;;) {
    try {
      yield all([
        call(watchRequests, requestsOf(feature)),
        ...(saga === undefined ? [] : [call(saga)]),
      ]);
      return;
    } catch (cause) {
      yield call(onCrash, name, cause);
      yield delay(RESTART_DELAY_MS);
    }
  }
}

function requestsOf({ requests = [] }: Feature): AnyRequest[] {
  return Object.values(requests).filter(isRequest);
}

function isRequest(value: unknown): value is AnyRequest {
  return typeof value === 'object' && value !== null && 'jobOf' in value;
}

function reportCrash(feature: string, cause: unknown) {
  // The only place that may write to the console: a crashed saga is a defect.
  globalThis.reportError?.(
    new Error(`The saga of ${feature} crashed and was restarted`, { cause }),
  );
}
