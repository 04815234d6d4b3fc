import type { UserRow } from '@jawla/contract';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { isTransient, type Problem, type ProblemKind } from '#core/http';
import { all, call, entitiesChanged, getContext, put, take, type Entity } from '#core/store';
import { session } from '#session';
import { deleteUser } from '../../users.requests';

/** Requests at a time: a server that is shared with others answers them in between. */
const CONCURRENCY = 4;
/** What ends the run, because every further request would fail like this one. */
const ENDING: ReadonlySet<ProblemKind> = new Set(['offline', 'unauthenticated', 'rateLimited']);

export interface FailedDeletion {
  user: UserRow;
  problem: Problem;
  /** It was sent, and no answer says whether it was done. */
  isUnsure: boolean;
}

/** The progress of a run, and then its outcome until it is dismissed. */
export interface DeletionRun {
  users: readonly UserRow[];
  done: number;
  /** `_id` of those in `done` whom another admin has deleted before. */
  gone: readonly string[];
  failed: readonly FailedDeletion[];
  isRunning: boolean;
}

const NAME = 'users/deleteSeveral';
const started = createAction<readonly UserRow[]>(`${NAME}/started`);
const succeeded = createAction<{ id: string; isGone: boolean }>(`${NAME}/succeeded`);
const failed = createAction<readonly FailedDeletion[]>(`${NAME}/failed`);
const ended = createAction(`${NAME}/ended`);
const dismissed = createAction(`${NAME}/dismissed`);

function reducer(run: DeletionRun | null = null, action: UnknownAction): DeletionRun | null {
  if (started.match(action) && run?.isRunning !== true) {
    return { users: action.payload, done: 0, gone: [], failed: [], isRunning: true };
  }
  if (run === null) return run;
  if (succeeded.match(action)) {
    const { id, isGone } = action.payload;
    return { ...run, done: run.done + 1, gone: isGone ? [...run.gone, id] : run.gone };
  }
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
    yield put(session.actions.workBegan(NAME));
    try {
      yield all(Array.from({ length: CONCURRENCY }, () => work(queue, changed)));
      yield put(entitiesChanged(changed));
      yield put(ended());
    } finally {
      yield put(session.actions.workEnded(NAME));
    }
  }
}

function* work(queue: UserRow[], changed: Entity[]) {
  for (let user = queue.shift(); user !== undefined; user = queue.shift()) {
    const problem = yield* send(user, changed);
    const isGone = problem?.kind === 'notFound';
    if (problem === undefined || isGone) {
      yield put(succeeded({ id: user._id, isGone }));
      continue;
    }
    const rest = ENDING.has(problem.kind) ? queue.splice(0) : [];
    const isUnsure = isTransient(problem);
    yield put(
      failed([
        { user, problem, isUnsure },
        ...rest.map((each) => ({ user: each, problem, isUnsure: false })),
      ]),
    );
  }
}

function* send(user: UserRow, changed: Entity[]) {
  const http = yield* getContext('http');
  const job = deleteUser.jobOf(deleteUser.requested(user));
  if (job === undefined) return undefined;
  const since = Date.now();
  yield put(job.loading);
  const ending = yield* call(job.send, http, new AbortController().signal);
  changed.push(...ending.changed);
  const action = ending.toAction({ since, at: Date.now(), isSuperseded: false });
  yield put(action);
  if (!deleteUser.failed.match(action)) return undefined;
  yield put(deleteUser.dismissed(job.key));
  return action.payload.problem;
}

/**
 * The deletion of several clients, a few at a time. The run goes on when the user opens another page. Lists are loaded
 * again once, at its end; until then, the state of each client's request is as that of a single one. Failures are part of
 * the run only.
 */
export const deleteUsers = {
  reducerPath: NAME,
  reducer,
  saga,
  started,
  dismissed,
  selectRun: (root: { readonly [NAME]?: DeletionRun | null }) => root[NAME],
} as const;

declare module '#core/rootReducer' {
  interface LazySlices {
    'users/deleteSeveral': DeletionRun | null;
  }
}
