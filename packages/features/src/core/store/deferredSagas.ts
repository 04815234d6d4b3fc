import type { Middleware } from '@reduxjs/toolkit';
import type { Saga } from 'redux-saga';
import type { Feature } from './features';
import type { RunningSaga, runFeature, Surroundings } from './sagas';

/** What tests bring along, who do not want to wait for it. */
export interface LoadedSagas {
  runFeature: typeof runFeature;
  sagas: Readonly<Record<string, Saga>>;
}

interface Heard {
  feature: Feature;
  /** What was done before its saga was there. */
  waiting: { type: string }[];
  running?: RunningSaga;
}

export interface DeferredSagas {
  middleware: Middleware;
  add: (feature: Feature) => void;
  /** Fetches and starts them, as the first action does. */
  start: () => void;
  stop: () => void;
}

/**
 * Sagas that are fetched with the first action rather than with the page. Each hears of every action since
 * its feature was added, in order, as if it had been there all the time.
 */
export function deferSagas(
  surroundings: (api: Pick<Surroundings, 'dispatch' | 'getState'>) => Surroundings,
  loaded?: LoadedSagas,
): DeferredSagas {
  const heard: Heard[] = [];
  let around: Surroundings | undefined;
  let started = false;
  let stopped = false;

  const run = (one: Heard, runner: typeof runFeature, saga: Saga) => {
    if (stopped || around === undefined || one.running) return;
    one.running = runner(one.feature.name, saga, around);
    for (const action of one.waiting.splice(0)) one.running.hear(action);
  };
  const fetch = async (one: Heard) => {
    const { saga } = one.feature;
    try {
      const [runtime, fetched] = await Promise.all([
        import('./sagas'),
        typeof saga === 'function' ? saga : saga.load(),
      ]);
      run(one, runtime.runFeature, fetched);
    } catch {
      if (typeof saga !== 'function') {
        // Nobody wants a form sent minutes later that was said to have failed.
        for (const action of saga.lost(one.waiting.splice(0))) around?.dispatch(action);
      }
      // The next action asks again.
      started = false;
    }
  };
  const startOne = (one: Heard) => {
    if (one.running !== undefined) return;
    const { name, saga } = one.feature;
    const here = typeof saga === 'function' ? saga : loaded?.sagas[name];
    if (loaded && here) run(one, loaded.runFeature, here);
    else void fetch(one);
  };
  const start = () => {
    if (started || around === undefined) return;
    started = true;
    heard.forEach(startOne);
  };

  return {
    middleware: (api) => {
      around = surroundings(api);
      return (next) => (action) => {
        const result = next(action);
        if (!isAction(action)) return result;
        start();
        for (const one of heard) {
          if (one.running) one.running.hear(action);
          else one.waiting.push(action);
        }
        return result;
      };
    },
    add: (feature) => {
      const one: Heard = { feature, waiting: [] };
      heard.push(one);
      if (started) startOne(one);
    },
    start,
    stop: () => {
      stopped = true;
      for (const { running } of heard) running?.stop();
    },
  };
}

function isAction(action: unknown): action is { type: string } {
  return typeof action === 'object' && action !== null && 'type' in action;
}
