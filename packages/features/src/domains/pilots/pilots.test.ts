import { expect, it, vi } from 'vitest';
import { fakeWorld } from '#testing';
import { pilots, selectPilot } from './pilots.slice';
import { pilotsFeature } from './pilots.feature';

const features = [pilotsFeature];

it('finds a pilot by its name', async () => {
  const pilot = { name: 'Demo pavilion', path: 'http://tours.localhost/p/index.html' };
  const { store, sent } = fakeWorld({ features, answers: { pilot } });
  store.dispatch(pilots.actions.pilotRequested('Demo pavilion'));
  await vi.waitFor(() =>
    expect(selectPilot(store.getState(), 'Demo pavilion')).toEqual({ phase: 'ready', data: pilot }),
  );
  expect(sent[0]?.options.params).toEqual({ name: 'Demo pavilion' });
});

it('says that there is none', async () => {
  const { store } = fakeWorld({ features, answers: { pilot: { kind: 'missing' } } });
  store.dispatch(pilots.actions.pilotRequested('x'));
  await vi.waitFor(() =>
    expect(selectPilot(store.getState(), 'x')).toEqual({
      phase: 'failed',
      problem: { kind: 'missing' },
    }),
  );
});
