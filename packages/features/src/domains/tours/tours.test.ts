import { describe, expect, it, vi } from 'vitest';
import { createTestStore } from '#testing';
import { session } from '#session';
import { toursFeature } from './tours.feature';
import { findTour, tourKey } from './tours.requests';

const features = [toursFeature];
const tour = { owner: 'noor', projectName: 'Harbour House' };

describe('findTour', () => {
  it('loads a tour by owner, project and day', async () => {
    const path = 'http://tours.localhost/t/1/index.html';
    const { store, sent } = createTestStore({
      features,
      answers: { projectFolder: { exists: true, path } },
    });
    const dated = { ...tour, day: '2024-02-01' };
    store.dispatch(findTour.requested(dated));
    await vi.waitFor(() =>
      expect(findTour.selectState(store.getState(), tourKey(dated))).toMatchObject({
        data: { path },
      }),
    );
    expect(findTour.selectState(store.getState(), tourKey(tour))).toEqual({ phase: 'idle' });
    expect(sent[0]?.options.params).toEqual({ folder: 'noor|Harbour House|2024-02-01' });
  });

  it('builds the path of the contract if the server sends none', async () => {
    const { store } = createTestStore({ features, answers: { projectFolder: { exists: true } } });
    store.dispatch(findTour.requested(tour));
    await vi.waitFor(() =>
      expect(findTour.selectState(store.getState(), tourKey(tour))).toMatchObject({
        data: { path: '/projects/noor/Harbour%20House/index.html', askedSpeech: undefined },
      }),
    );
  });

  it.each([
    ['a question of the server', { version: 'v-1', isSilent: true }],
    ['none', null],
  ])('knows whether the server asks if the tour speaks: %s', async (_, askedSpeech) => {
    const { store } = createTestStore({
      features,
      answers: { projectFolder: { exists: true, path: '/a', askedSpeech } },
    });
    store.dispatch(findTour.requested(tour));
    await vi.waitFor(() =>
      expect(findTour.selectState(store.getState(), tourKey(tour))).toMatchObject({
        data: { path: '/a', askedSpeech: askedSpeech ?? undefined },
      }),
    );
  });

  it('requests a tour again after the session was renewed, because its URL contains the session', async () => {
    const pathOf = (id: string) => `http://tours.localhost/t/${id}/index.html`;
    const ids = ['1', '2'];
    const { store } = createTestStore({
      features,
      answers: { projectFolder: () => ({ exists: true, path: pathOf(ids.shift() ?? '') }) },
    });
    const expectData = (path: string) =>
      vi.waitFor(() =>
        expect(findTour.selectState(store.getState(), tourKey(tour))).toMatchObject({
          data: { path },
        }),
      );
    store.dispatch(findTour.requested(tour));
    await expectData(pathOf('1'));
    store.dispatch(session.actions.renewed());
    store.dispatch(findTour.requested(tour));
    await expectData(pathOf('2'));
  });

  it.each([
    ['notFound', 'notFound'],
    ['offline', 'offline'],
    // Whether a project of another user exists is not disclosed.
    ['forbidden', 'notFound'],
  ] as const)('fails on “%s” with “%s”', async (kind, reported) => {
    const { store } = createTestStore({ features, answers: { projectFolder: { kind } } });
    store.dispatch(findTour.requested(tour));
    await vi.waitFor(() =>
      expect(findTour.selectState(store.getState(), tourKey(tour))).toEqual({
        phase: 'failed',
        problem: { kind: reported },
      }),
    );
  });
});
