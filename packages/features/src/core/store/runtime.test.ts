import { createAction } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestStore, loggedOut } from '#testing';
import { takeEvery } from './effects';
import type { Feature } from './feature';

const requested = createAction<string>('test/requested');
const CAUSE = new Error('A defect in a saga.');
/** Longer than the delay before a restart. */
const LONG_MS = 60_000;

/** A feature whose saga throws on request: while it handles an action, or whenever it starts. */
function testFeature(name: string) {
  const log = { handled: new Array<string>(), starts: 0, throwsAtStart: false };
  const feature: Feature = {
    name,
    slices: [],
    *saga() {
      log.starts += 1;
      if (log.throwsAtStart) throw CAUSE;
      yield takeEvery(requested, ({ payload }) => {
        if (payload === `crash ${name}`) throw CAUSE;
        log.handled.push(payload);
      });
    },
  };
  return { feature, log };
}

function open() {
  const fragile = testFeature('fragile');
  const steady = testFeature('steady');
  const onCrash = vi.fn<(feature: string, cause: unknown) => void>();
  const world = createTestStore({ features: [fragile.feature, steady.feature], onCrash });
  onTestFinished(world.stop);
  return { ...world, fragile: fragile.log, steady: steady.log, feature: fragile.feature, onCrash };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a feature whose saga throws', () => {
  it('is reported by name with the cause', () => {
    const { onCrash, store } = open();
    store.dispatch(requested('crash fragile'));
    expect(onCrash.mock.calls).toEqual([['fragile', CAUSE]]);
  });

  it('handles actions again after every restart', async () => {
    const { onCrash, store, fragile } = open();
    for (const action of ['first', 'second']) {
      store.dispatch(requested('crash fragile'));
      await vi.advanceTimersByTimeAsync(LONG_MS);
      store.dispatch(requested(action));
    }
    expect(fragile.handled).toEqual(['first', 'second']);
    expect(onCrash).toHaveBeenCalledTimes(2);
  });

  it('does not stop another feature', () => {
    const { store, steady } = open();
    store.dispatch(requested('crash fragile'));
    store.dispatch(requested('work'));
    expect(steady.handled).toEqual(['crash fragile', 'work']);
  });

  it('does not restart in a tight loop when it throws at its start', async () => {
    const { store, fragile } = open();
    fragile.throwsAtStart = true;
    store.dispatch(requested('crash fragile'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fragile.starts).toBeLessThan(13);
  });
});

describe('a feature', () => {
  it('runs once even if it is started several times', () => {
    const { start, feature, store, fragile } = open();
    start(feature);
    start(feature);
    store.dispatch(requested('once'));
    expect(fragile).toMatchObject({ starts: 1, handled: ['once'] });
  });

  it('starts again for the next user', () => {
    const { store, fragile } = open();
    store.dispatch(loggedOut());
    store.dispatch(requested('once'));
    expect(fragile).toMatchObject({ starts: 2, handled: ['once'] });
  });
});
