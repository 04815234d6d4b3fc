import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isTransient, type Problem, type ProblemKind } from '#core/http';
import {
  all,
  call,
  entitiesChanged,
  getContext,
  put,
  take,
  type ApiRequest,
  type Entity,
} from '#core/store';
import { session } from '#session';

/** Requests at a time: a server that is shared with others answers them in between. */
const CONCURRENCY = 4;
/** What ends the run, because every further request would fail like this one. */
const ENDING: ReadonlySet<ProblemKind> = new Set(['offline', 'unauthenticated', 'rateLimited']);

export interface BatchItem<Input> {
  key: string;
  input: Input;
  /** As it is called in the report. */
  name: string;
}

export interface FailedItem<Input> {
  item: BatchItem<Input>;
  problem: Problem;
  /** It was sent, and no answer says whether it was done. */
  isUnsure: boolean;
}

/** The progress of a run, and then its outcome until it is dismissed. */
export interface Run<Input> {
  items: readonly BatchItem<Input>[];
  done: number;
  failed: readonly FailedItem<Input>[];
  isRunning: boolean;
}

/**
 * The same write for several items, a few at a time. The run goes on when the user opens another page. Lists are loaded
 * again once, at its end; until then, the state of each item's request is as that of a single one. Failures are part of
 * the run only.
 */
export function createBatch<const Name extends string, Input, Data>(
  name: Name,
  request: ApiRequest<string, Input, Data>,
) {
  const started = createAction<readonly BatchItem<Input>[]>(`${name}/started`);
  const succeeded = createAction(`${name}/succeeded`);
  const failed = createAction<readonly FailedItem<Input>[]>(`${name}/failed`);
  const ended = createAction(`${name}/ended`);
  const dismissed = createAction(`${name}/dismissed`);

  function reducer(run: Run<Input> | null = null, action: UnknownAction): Run<Input> | null {
    if (started.match(action) && run?.isRunning !== true) {
      return { items: action.payload, done: 0, failed: [], isRunning: true };
    }
    if (run === null) return run;
    if (succeeded.match(action)) return { ...run, done: run.done + 1 };
    if (failed.match(action)) return { ...run, failed: [...run.failed, ...action.payload] };
    if (ended.match(action)) return { ...run, isRunning: false };
    if (dismissed.match(action) && !run.isRunning) return null;
    return run;
  }

  function* saga() {
    for (;;) {
      const action: unknown = yield take(started);
      if (!started.match(action)) continue;
      const queue = [...action.payload];
      const changed: Entity[] = [];
      yield put(session.actions.workBegan(name));
      try {
        yield all(Array.from({ length: CONCURRENCY }, () => work(queue, changed)));
        yield put(entitiesChanged(changed));
        yield put(ended());
      } finally {
        yield put(session.actions.workEnded(name));
      }
    }
  }

  function* work(queue: BatchItem<Input>[], changed: Entity[]) {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const problem = yield* send(item, changed);
      if (problem === undefined) {
        yield put(succeeded());
        continue;
      }
      const rest = ENDING.has(problem.kind) ? queue.splice(0) : [];
      const isUnsure = isTransient(problem);
      yield put(
        failed([
          { item, problem, isUnsure },
          ...rest.map((each) => ({ item: each, problem, isUnsure: false })),
        ]),
      );
    }
  }

  function* send({ input }: BatchItem<Input>, changed: Entity[]) {
    const http = yield* getContext('http');
    const job = request.jobOf(request.requested(input));
    if (job === undefined) return undefined;
    const since = Date.now();
    yield put(job.loading);
    const ending = yield* call(job.send, http, new AbortController().signal);
    changed.push(...ending.changed);
    const action = ending.toAction({ since, at: Date.now(), isSuperseded: false });
    yield put(action);
    if (!request.failed.match(action)) return undefined;
    yield put(request.dismissed(job.key));
    return action.payload.problem;
  }

  const selectRun = (root: { readonly [Path in Name]?: Run<Input> | null }) => root[name];

  return { name, reducerPath: name, reducer, saga, started, dismissed, selectRun };
}
