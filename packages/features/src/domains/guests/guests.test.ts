import { GUEST_PASSCODE, guestBuildings } from '@jawla/mocks/fixtures';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Problem } from '#core/http';
import { createTestStore } from '#testing';
import { features } from './guest.page';
import { guestTourKey, loadGuestTour, unlockGuestTour } from './guests.requests';

const link = { secret: 'kR8zT2vQ5nB7xW1yL4mC6pD9sF3hJ0aG', slot: undefined };
const locked = { language: 'ar' as const, building: null, tour: null };
const opened = {
  language: 'ar' as const,
  building: guestBuildings.offices,
  tour: { slot: '2025-04-20', path: 'http://tours.localhost/t/index.html' },
};
const forbidden: Problem = { kind: 'forbidden', message: 'No.' };

/** A store for a link with a passcode, which the guest enters a minute after it was asked for. */
async function openLocked() {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-01T09:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const testStore = createTestStore({
    features,
    answers: {
      guestTour: ({ body }) => {
        if (typeof body !== 'object' || body === null || !('passcode' in body)) return locked;
        return body.passcode === GUEST_PASSCODE ? opened : forbidden;
      },
    },
  });
  const { store } = testStore;
  const tour = () => loadGuestTour.selectState(store.getState(), guestTourKey(link));
  const unlocking = () => unlockGuestTour.selectState(store.getState(), guestTourKey(link));
  store.dispatch(loadGuestTour.requested(link));
  await vi.waitFor(() => expect(tour().phase).toBe('ready'));
  vi.setSystemTime(new Date('2025-06-01T09:01:00Z'));
  return { ...testStore, tour, unlocking };
}

describe('a guest link', () => {
  it('is sent in the body, so that no URL contains its secret', async () => {
    const { store, sent } = createTestStore({ features, answers: { guestTour: opened } });
    store.dispatch(loadGuestTour.requested(link));
    store.dispatch(loadGuestTour.requested({ ...link, slot: '2024-02-01' }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    const { secret } = link;
    expect(sent.map(({ options }) => options.body)).toEqual([
      { secret },
      { secret, slot: '2024-02-01' },
    ]);
    for (const { options } of sent) {
      expect(options.params).toBeUndefined();
      expect(options.query).toBeUndefined();
    }
  });

  it('is all that is requested without a session', async () => {
    const { store, sent } = createTestStore({ features, answers: { guestTour: opened } });
    store.dispatch(loadGuestTour.requested(link));
    await vi.waitFor(() =>
      expect(loadGuestTour.selectState(store.getState(), guestTourKey(link)).phase).toBe('ready'),
    );
    expect(sent.map(({ name }) => name)).toEqual(['guestTour']);
  });

  it('retains nothing of the building once it has ended', async () => {
    const answers: NonNullable<Parameters<typeof createTestStore>[0]>['answers'] = {
      guestTour: opened,
    };
    const { store } = createTestStore({ features, answers });
    const state = () => loadGuestTour.selectState(store.getState(), guestTourKey(link));
    store.dispatch(loadGuestTour.requested(link));
    await vi.waitFor(() => expect(state().phase).toBe('ready'));
    answers.guestTour = { kind: 'notFound' };
    store.dispatch(loadGuestTour.requested(link, { force: true }));
    await vi.waitFor(() =>
      expect(state()).toEqual({ phase: 'failed', problem: { kind: 'notFound' } }),
    );
  });
});

describe('a passcode', () => {
  it('stays asked for after a wrong one', async () => {
    const { store, tour, unlocking } = await openLocked();
    store.dispatch(unlockGuestTour.requested({ ...link, passcode: '000000' }));
    await vi.waitFor(() => expect(unlocking()).toEqual({ phase: 'failed', problem: forbidden }));
    expect(tour()).toMatchObject({ phase: 'ready', data: locked });
  });

  it('opens the tour after a wrong one, without another request', async () => {
    const { store, sent, tour, unlocking } = await openLocked();
    store.dispatch(unlockGuestTour.requested({ ...link, passcode: '000000' }));
    await vi.waitFor(() => expect(unlocking().phase).toBe('failed'));
    store.dispatch(unlockGuestTour.requested({ ...link, passcode: GUEST_PASSCODE }));
    await vi.waitFor(() => expect(tour()).toMatchObject({ phase: 'ready', data: opened }));
    expect(sent).toHaveLength(3);
  });

  it('is not kept in the store', async () => {
    const { store, tour } = await openLocked();
    store.dispatch(unlockGuestTour.requested({ ...link, passcode: GUEST_PASSCODE }));
    await vi.waitFor(() => expect(tour()).toMatchObject({ data: opened }));
    expect(JSON.stringify(store.getState())).not.toContain(GUEST_PASSCODE);
  });
});
