import type { Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import { toProblem } from '#core/http';
import type { ApiRequest } from './createRequest';
import { call, forkTask, getContext, select } from './effects';

/** Forks the saga that sends a request when its `requested` action is dispatched, at most one per key at a time. */
export function watchRequest<Input, Data>(request: ApiRequest<Input, Data>) {
  return effects.fork(function* watch() {
    yield* sendRequested(request);
  });
}

function* sendRequested<Input, Data>(request: ApiRequest<Input, Data>) {
  const { kind, maxAgeMs, requested, loading, selectState } = request;
  const tasks = new Map<string, Task>();
  for (;;) {
    const action: unknown = yield effects.take(requested);
    if (!requested.match(action)) continue;
    const { key, input, force } = action.payload;
    const pending = tasks.get(key);
    if (pending?.isRunning() === true) {
      if (kind === 'write' || !force) continue;
      pending.cancel();
    }
    const state = yield* select((root) => selectState(root, key));
    const isFresh = state.phase === 'ready' && Date.now() - state.at < maxAgeMs;
    if (isFresh && !force) continue;
    yield effects.put(loading({ key, input }));
    tasks.set(key, yield* forkTask(sendOne<Input, Data>, request, key, input));
  }
}

function* sendOne<Input, Data>(request: ApiRequest<Input, Data>, key: string, input: Input) {
  const { send, loaded, failed } = request;
  const http = yield* getContext('http');
  const controller = new AbortController();
  try {
    const data = yield* call(send, http, input, controller.signal);
    yield effects.put(loaded({ key, input, data, at: Date.now() }));
  } catch (cause) {
    yield effects.put(failed({ key, input, problem: toProblem(cause) }));
  } finally {
    const isCancelled: unknown = yield effects.cancelled();
    if (isCancelled === true) controller.abort();
  }
}
