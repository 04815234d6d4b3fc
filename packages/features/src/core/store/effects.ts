/** Effects of redux-saga for `yield*`, which types their results. */
import type { TakeableChannel, Task } from 'redux-saga';
import * as effects from 'redux-saga/effects';
import type { SagaContext } from './context';
import type { RootState } from './rootReducer';

export function* call<Args extends unknown[], Result>(
  work: (...args: Args) => Promise<Result> | Result,
  ...args: Args
): Generator<unknown, Result, Awaited<Result>> {
  return yield effects.call(work, ...args);
}

export function* select<Result>(
  selector: (state: RootState) => Result,
): Generator<unknown, Result, Result> {
  return yield effects.select(selector);
}

/** Returns a service of the saga context, such as the API client or the router's `navigate`. */
export function* getContext<Key extends keyof SagaContext>(
  key: Key,
): Generator<unknown, SagaContext[Key], SagaContext[Key]> {
  return yield effects.getContext(key);
}

export function* forkTask<Args extends unknown[]>(
  work: (...args: Args) => Generator<unknown, void, never>,
  ...args: Args
): Generator<unknown, Task, Task> {
  return yield effects.fork(work, ...args);
}

export function* takeFrom<Event extends object | string>(
  channel: TakeableChannel<Event>,
): Generator<unknown, Event, Event> {
  return yield effects.take(channel);
}

/** Takes the next event of a channel; `undefined` after `ms` milliseconds without one. */
export function* takeWithTimeout<Event extends object>(
  channel: TakeableChannel<Event>,
  ms: number,
): Generator<unknown, Event | undefined, { event?: Event }> {
  const { event } = yield effects.race({ event: effects.take(channel), late: effects.delay(ms) });
  return event;
}

export {
  all,
  cancel,
  debounce,
  delay,
  fork,
  put,
  race,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'redux-saga/effects';
