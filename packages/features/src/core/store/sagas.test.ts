import { createAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeWorld } from '#testing';
import { takeEvery } from './effects';
import { addFeature } from './features';

const requested = createAction<string>('test/requested');
const CAUSE = new Error('A defect in a saga.');
/** Longer than the pause before a restart. */
const LONG_MS = 60_000;

/** A feature whose saga throws on request: while it handles an action, or whenever it starts. */
function addTestFeature(name: string) {
  const feature = { handled: new Array<string>(), throwsAtStart: false };
  addFeature({
    name,
    slices: [],
    *saga() {
      if (feature.throwsAtStart) throw CAUSE;
      yield takeEvery(requested, ({ payload }) => {
        if (payload === `crash ${name}`) throw CAUSE;
        feature.handled.push(payload);
      });
    },
  });
  return feature;
}

const fragile = addTestFeature('fragile');
const steady = addTestFeature('steady');

function openStore() {
  const onCrash = vi.fn<(feature: string, cause: unknown) => void>();
  const { store } = fakeWorld({ onCrash });
  onTestFinished(() => store.stop());
  return { onCrash, store };
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const feature of [fragile, steady]) feature.handled.length = 0;
});
afterEach(() => {
  fragile.throwsAtStart = false;
  vi.useRealTimers();
});

describe('a feature whose saga throws', () => {
  it('is reported by name with the cause', () => {
    const { onCrash, store } = openStore();
    store.dispatch(requested('crash fragile'));
    expect(onCrash.mock.calls).toEqual([['fragile', CAUSE]]);
  });

  it('handles actions again after every restart', async () => {
    const { onCrash, store } = openStore();
    for (const action of ['first', 'second', 'third']) {
      store.dispatch(requested('crash fragile'));
      await vi.advanceTimersByTimeAsync(LONG_MS);
      store.dispatch(requested(action));
    }
    expect(fragile.handled).toEqual(['first', 'second', 'third']);
    expect(onCrash).toHaveBeenCalledTimes(3);
  });

  it('does not stop other features', () => {
    const { store } = openStore();
    store.dispatch(requested('crash fragile'));
    store.dispatch(requested('next'));
    expect(steady.handled).toEqual(['crash fragile', 'next']);
  });

  it('is restarted after a pause, also when it throws at its start', async () => {
    fragile.throwsAtStart = true;
    const { onCrash, store } = openStore();
    store.dispatch(requested('first'));
    expect(onCrash).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(LONG_MS);
    expect(onCrash.mock.calls.length).toBeGreaterThan(1);
    expect(onCrash.mock.calls.length).toBeLessThan(100);

    fragile.throwsAtStart = false;
    await vi.advanceTimersByTimeAsync(LONG_MS);
    store.dispatch(requested('second'));
    expect(fragile.handled).toEqual(['second']);
  });
});
