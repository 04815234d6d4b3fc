import { GUEST_SECRET, guestLinks } from '@jawla/mocks/fixtures';
import type { GuestLink } from '@jawla/contract';
import { describe, expect, it, vi } from 'vitest';
import { createTestStore } from '#testing';
import { sharingFeature } from './sharing.feature';
import {
  createGuestLink,
  loadGuestLinks,
  replaceGuestLink,
  revokeGuestLink,
  revokeGuestLinks,
} from './sharing.requests';

const features = [sharingFeature];
const { contractor, guarded } = guestLinks;
const created = { link: contractor, secret: GUEST_SECRET };
const form = { note: '', slot: null, expiresAt: null, sites: [] };
const create = createGuestLink.requested({ project: 'p-1', attempt: '1', form });

function open(answers: NonNullable<NonNullable<Parameters<typeof createTestStore>[0]>['answers']>) {
  const test = createTestStore({ features, answers });
  const knowsSecret = () => JSON.stringify(test.store.getState()).includes(GUEST_SECRET);
  return { ...test, knowsSecret };
}

describe('the secret of a new link', () => {
  it.each([
    ['created', { createGuestLink: created }, create, createGuestLink],
    [
      'replaced',
      { replaceGuestLink: created },
      replaceGuestLink.requested({ project: 'p-1', id: 'g-1' }),
      replaceGuestLink,
    ],
  ])('is dropped when the sheet is left, %s', async (_, answers, action, { left }) => {
    const { store, knowsSecret } = open(answers);
    store.dispatch(action);
    await vi.waitFor(() => expect(knowsSecret()).toBe(true));
    store.dispatch(left());
    expect(knowsSecret()).toBe(false);
  });

  it('is dropped if the sheet was left before the response', async () => {
    const { promise: response, resolve: respond } = Promise.withResolvers<typeof created>();
    const { store, sent, knowsSecret } = open({ createGuestLink: response });
    store.dispatch(create);
    store.dispatch(createGuestLink.left());
    respond(created);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent).toHaveLength(1);
    expect(knowsSecret()).toBe(false);
  });
});

describe('the list of links', () => {
  const listed = (store: { getState: () => object }): GuestLink[] => {
    const state = loadGuestLinks.selectState(store.getState(), 'p-1');
    return 'data' in state && state.data !== undefined ? state.data : [];
  };

  it('shows a change before it is loaded again', async () => {
    const { store } = open({
      guestLinks: { links: [guarded] },
      createGuestLink: created,
      revokeGuestLink: { message: 'Revoked' },
    });
    store.dispatch(loadGuestLinks.requested('p-1'));
    await vi.waitFor(() => expect(listed(store)).toEqual([guarded]));
    store.dispatch(create);
    await vi.waitFor(() => expect(listed(store)).toEqual([contractor, guarded]));
    store.dispatch(revokeGuestLink.requested({ project: 'p-1', id: guarded._id }));
    await vi.waitFor(() => expect(listed(store)[1]?.state).toBe('revoked'));
    expect(listed(store)[0]?.state).toBe('active');
  });

  it('shows that all are revoked, but for those that had ended', async () => {
    const { expired } = guestLinks;
    const { store } = open({
      guestLinks: { links: [contractor, expired] },
      revokeGuestLinks: { message: 'Revoked' },
    });
    store.dispatch(loadGuestLinks.requested('p-1'));
    await vi.waitFor(() => expect(listed(store)).toHaveLength(2));
    store.dispatch(revokeGuestLinks.requested('p-1'));
    await vi.waitFor(() => expect(listed(store)[0]?.state).toBe('revoked'));
    expect(listed(store)[1]?.state).toBe('expired');
  });

  it('is outdated when a link turns out to be revoked by another user', async () => {
    const { store } = open({
      guestLinks: { links: [contractor] },
      revokeGuestLink: { kind: 'notFound' },
    });
    store.dispatch(loadGuestLinks.requested('p-1'));
    await vi.waitFor(() => expect(listed(store)).toHaveLength(1));
    store.dispatch(revokeGuestLink.requested({ project: 'p-1', id: contractor._id }));
    await vi.waitFor(() =>
      expect(loadGuestLinks.selectState(store.getState(), 'p-1')).toMatchObject({ at: 0 }),
    );
  });
});
