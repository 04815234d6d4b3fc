import { isAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { AnyRequest, RequestJob } from './createRequest';
import { call, forkTask, getContext } from './effects';
import { entitiesChanged, overlaps } from './entities';

interface Sending {
  job: RequestJob;
  /** The entities have changed, or another write of the same key waits, while a write was pending. */
  isSuperseded: boolean;
}

interface Pending extends Sending {
  request: AnyRequest;
  task: Task;
}

/**
 * Sends requests when their `requested` actions are dispatched, at most one per key at a time: a write waits for the
 * one before, unless it is the same write (a second press). A change of entities restarts the pending reads about them:
 * their responses may not contain it.
 */
export function* watchRequests(requests: readonly AnyRequest[]) {
  const byType = new Map(requests.map((request) => [request.requested.type, request]));
  const pending = new Map<string, Pending>();

  function* send(request: AnyRequest, job: RequestJob, before?: Task, isAgain = false) {
    const sending: Sending = { job, isSuperseded: false };
    const task = yield* forkTask(sendOne, sending, before, isAgain);
    pending.set(`${request.name} ${job.key}`, Object.assign(sending, { request, task }));
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
        yield* send(one.request, one.job, undefined, true);
      }
      continue;
    }
    const request = byType.get(action.type);
    const job = request?.jobOf(action);
    if (request === undefined || job === undefined) continue;
    const earlier = pending.get(`${request.name} ${job.key}`);
    if (earlier?.task.isRunning() === true) {
      if (request.kind === 'write') {
        if (JSON.stringify(job.loading) === JSON.stringify(earlier.job.loading)) {
          // Its screen may have been left, and opened again.
          yield effects.put(job.loading);
          continue;
        }
        earlier.isSuperseded = true;
        yield* send(request, job, earlier.task);
        continue;
      }
      if (!job.force) continue;
      earlier.task.cancel();
    }
    const isFresh: unknown = yield effects.select(job.isFresh);
    if (isFresh === true && !job.force) continue;
    yield* send(request, job);
  }
}

function* sendOne(sending: Sending, before?: Task, isAgain = false) {
  if (before) {
    yield effects.join(before);
    // By that one.
    sending.isSuperseded = false;
  }
  const { job } = sending;
  const http = yield* getContext('http');
  const controller = new AbortController();
  const since = Date.now();
  // Its state is that of the first time: it may have been left.
  if (!isAgain) yield effects.put(job.loading);
  try {
    const { changed, toAction } = yield* call(
      job.send,
      http.within(controller.signal),
      controller.signal,
    );
    // Read before the request's own change, which supersedes pending requests.
    const timing = { since, at: Date.now(), isSuperseded: sending.isSuperseded };
    if (changed.length > 0) yield effects.put(entitiesChanged(changed));
    yield effects.put(toAction(timing));
  } finally {
    const isCancelled: unknown = yield effects.cancelled();
    if (isCancelled === true) controller.abort();
  }
}
