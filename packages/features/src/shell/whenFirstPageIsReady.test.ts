/** When the page that the document opens with is rendered. */
import { noor } from '@jawla/mocks/fixtures';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstLoad, requestsTo } from '#core/store';
import { session } from '#session';
import { createTestStore } from '#testing';
import type { PageModule } from './pageCode';
import { whenFirstPageIsReady } from './whenFirstPageIsReady';

const loadClient = requestsTo({})({
  name: 'test/client',
  kind: 'read',
  key: (id: string) => id,
  send: (http, id) => http.send('client', { params: { clientID: id } }),
});

const PAGE: PageModule = {
  Screen: () => null,
  features: [{ name: 'test', requests: [loadClient] }],
  firstLoads: ({ userName }, search) => [firstLoad(loadClient, search.get('client') ?? userName)],
};
/** More than the first page waits for. */
const LATE_MS = 1000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Opens the home of a device with a session; the user, its code and its data have not arrived. */
function open(path = '/user/noor') {
  const code = Promise.withResolvers<PageModule>();
  const data = Promise.withResolvers<typeof noor>();
  const { store, start, storage, stored, sent } = createTestStore({
    token: 'ses_1',
    answers: { currentUser: () => new Promise(() => undefined), client: () => data.promise },
  });
  store.dispatch(session.actions.userRequested());
  const home = async () => {
    const page = await code.promise;
    page.features.forEach(start);
    return page;
  };
  const router = createMemoryRouter(
    [{ path: '/user/:userName', lazy: async () => ({ Component: (await home()).Screen }) }],
    { initialEntries: [path] },
  );
  const onReady = vi.fn<() => void>();
  void whenFirstPageIsReady({ store, storage, pages: { home } }, router).then(onReady);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  const requested = () =>
    sent.filter(({ name }) => name === 'client').map(({ options }) => options.params);
  return { store, stored, requested, code, data, onReady, settled };
}

describe('the first page', () => {
  it('waits for user, code and data, and is then rendered once', async () => {
    const { store, requested, code, data, onReady, settled } = open();
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(onReady).not.toHaveBeenCalled();
    store.dispatch(session.actions.userLoaded(noor));
    await settled();
    expect(onReady).not.toHaveBeenCalled();
    code.resolve(PAGE);
    await settled();
    expect(onReady).not.toHaveBeenCalled();
    expect(requested()).toEqual([{ clientID: 'noor' }]);
    data.resolve(noor);
    await settled();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('requests what its address names', async () => {
    const { store, requested, code, settled } = open('/user/noor?client=khalid');
    store.dispatch(session.actions.userLoaded(noor));
    code.resolve(PAGE);
    await settled();
    expect(requested()).toEqual([{ clientID: 'khalid' }]);
  });

  it.each(['code', 'data'] as const)('does not wait long for its %s', async (late) => {
    const { store, code, onReady, settled } = open();
    store.dispatch(session.actions.userLoaded(noor));
    if (late === 'data') code.resolve(PAGE);
    await settled();
    expect(onReady).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(LATE_MS);
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('does not wait for data that cannot be loaded', async () => {
    const { store, code, data, onReady, settled } = open();
    store.dispatch(session.actions.userLoaded(noor));
    code.resolve(PAGE);
    data.reject(new Error('broken'));
    await settled();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('does not wait after its code could not be loaded', async () => {
    const { store, code, onReady, settled } = open();
    store.dispatch(session.actions.userLoaded(noor));
    code.reject(new TypeError('Failed to fetch'));
    await settled();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('does not wait after the user could not be loaded', async () => {
    const { store, onReady, settled } = open();
    store.dispatch(session.actions.userFailed({ kind: 'offline' }));
    await settled();
    expect(onReady).toHaveBeenCalledOnce();
  });

  it('does not wait after the session has ended: the login follows', async () => {
    const { store, stored, onReady, settled } = open();
    stored.token = undefined;
    store.dispatch(session.actions.expired({}));
    await settled();
    expect(onReady).toHaveBeenCalledOnce();
  });
});
