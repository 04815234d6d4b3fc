import { isAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { AnyRequest, RequestJob } from './createRequest';
import { call, forkTask, getContext } from './effects';
import { entitiesChanged, overlaps } from './entities';

interface Pending {
  request: AnyRequest;
  job: RequestJob;
  task: Task;
  /** The entities have changed while a write was pending. */
  isSuperseded: boolean;
}

/**
 * Sends requests when their `requested` actions are dispatched, at most one per key at a time. A change of
 * entities restarts the pending reads about them: their responses may not contain it.
 */
export function* watchRequests(requests: readonly AnyRequest[]) {
  const byType = new Map(requests.map((request) => [request.requested.type, request]));
  const pending = new Map<string, Pending>();

  function* send(request: AnyRequest, job: RequestJob) {
    const id = `${request.name} ${job.key}`;
    yield effects.put(job.loading);
    const task = yield* forkTask(sendOne, job, () => pending.get(id)?.isSuperseded === true);
    pending.set(id, { request, job, task, isSuperseded: false });
  }

  for (;;) {
    const action: unknown = yield effects.take(
      (next: unknown) => isAction(next) && (byType.has(next.type) || entitiesChanged.match(next)),
    );
    if (!isAction(action)) continue;
    if (entitiesChanged.match(action)) {
      for (const one of pending.values()) {
        if (!one.task.isRunning() || !overlaps(one.job.entities, action.payload)) continue;
        one.isSuperseded = true;
        if (one.request.kind === 'write') continue;
        one.task.cancel();
        yield* send(one.request, one.job);
      }
      continue;
    }
    const request = byType.get(action.type);
    const job = request?.jobOf(action);
    if (request === undefined || job === undefined) continue;
    const earlier = pending.get(`${request.name} ${job.key}`);
    if (earlier?.task.isRunning() === true) {
      if (request.kind === 'write' || !job.force) continue;
      earlier.task.cancel();
    }
    const isFresh: unknown = yield effects.select(job.isFresh);
    if (isFresh === true && !job.force) continue;
    yield* send(request, job);
  }
}

function* sendOne(job: RequestJob, isSuperseded: () => boolean) {
  const http = yield* getContext('http');
  const controller = new AbortController();
  const since = Date.now();
  try {
    const { changed, toAction } = yield* call(
      job.send,
      http.within(controller.signal),
      controller.signal,
    );
    // Read before the request's own change, which supersedes pending requests.
    const timing = { since, at: Date.now(), isSuperseded: isSuperseded() };
    if (changed.length > 0) yield effects.put(entitiesChanged(changed));
    yield effects.put(toAction(timing));
  } finally {
    const isCancelled: unknown = yield effects.cancelled();
    if (isCancelled === true) controller.abort();
  }
}
