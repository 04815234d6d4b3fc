import type { AskedSpeech } from '@jawla/contract';
import { noor } from '@jawla/mocks/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Feature } from '#core/store';
import { session } from '#session';
import { createTestStore, loggedOut } from '#testing';
import { listenToTour } from './listenToTour';
import { SILENCE_MS } from './waitForSilence';

const asked: AskedSpeech = { version: 'v-1', isSilent: false };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page whose visibility and network a test changes. */
class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  isOnline = true;

  show(isVisible: boolean) {
    this.visibilityState = isVisible ? 'visible' : 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }

  connect(isOnline: boolean) {
    this.isOnline = isOnline;
    this.dispatchEvent(new Event('network'));
  }
}

function open(answer: Parameters<typeof createTestStore>[0] = {}) {
  const { store, start, sent } = createTestStore({
    answers: { reportTourSpeech: {} },
    token: 't1',
    ...answer,
  });
  store.dispatch(session.actions.userLoaded(noor));
  const page = new FakePage();
  const network = {
    isOnline: () => page.isOnline,
    watch(onChange: (online: boolean) => void) {
      const listener = () => onChange(page.isOnline);
      page.addEventListener('network', listener);
      return () => page.removeEventListener('network', listener);
    },
  };
  const unread = { is: false };
  const listen = (options: { asked?: AskedSpeech; hasSpoken?: boolean; userId?: string } = {}) => {
    const controller = new AbortController();
    const listening = {
      asked,
      hasSpoken: false,
      userId: noor._id,
      hasUnread: () => unread.is,
      start: (features: readonly Feature[]) => {
        for (const feature of features) start(feature);
        return Promise.resolve();
      },
      dispatch: store.dispatch,
      surroundings: { page, network },
      ...options,
    };
    listenToTour(listening, controller.signal).catch(() => undefined);
    return () => controller.abort();
  };
  const reports = () =>
    sent.flatMap(({ name, options }) => (name === 'reportTourSpeech' ? [options] : []));
  const wait = (ms = SILENCE_MS) => vi.advanceTimersByTimeAsync(ms);
  return { store, page, unread, listen, reports, wait };
}

const reportOf = (spoke: boolean, version = 'v-1') => ({ params: { version }, body: { spoke } });

describe('a tour that speaks', () => {
  it('is reported immediately', async () => {
    const { listen, reports, wait } = open();
    listen({ hasSpoken: true });
    await wait(0);
    expect(reports()).toEqual([reportOf(true)]);
  });

  it('is reported once, however often it is loaded again', async () => {
    const { listen, reports, wait } = open();
    for (let times = 0; times < 3; times += 1) {
      const leave = listen({ hasSpoken: true });
      await wait(10);
      leave();
    }
    listen();
    await wait();
    expect(reports()).toEqual([reportOf(true)]);
  });

  it('is reported after its silence, which was too early', async () => {
    const { listen, reports, wait } = open();
    const leave = listen();
    await wait();
    leave();
    listen({ hasSpoken: true });
    await wait(0);
    expect(reports()).toEqual([reportOf(false), reportOf(true)]);
  });

  it('is reported although the server knows it as silent', async () => {
    const { listen, reports, wait } = open();
    listen({ asked: { version: 'v-1', isSilent: true }, hasSpoken: true });
    await wait(0);
    expect(reports()).toEqual([reportOf(true)]);
  });
});

describe('a silent tour', () => {
  it('is reported after a minute, once', async () => {
    const { listen, reports, wait } = open();
    const leave = listen();
    await wait(SILENCE_MS - 1);
    expect(reports()).toEqual([]);
    await wait(1);
    leave();
    listen();
    await wait();
    expect(reports()).toEqual([reportOf(false)]);
  });

  it('is not reported if the server knows that it is', async () => {
    const { listen, reports, wait } = open();
    listen({ asked: { version: 'v-1', isSilent: true } });
    await wait();
    expect(reports()).toEqual([]);
  });

  it('is not reported for another tour that is shown in the meantime', async () => {
    const { listen, reports, wait } = open();
    const leave = listen();
    await wait(SILENCE_MS - 1);
    leave();
    listen({ asked: { version: 'v-2', isSilent: false } });
    await wait(SILENCE_MS - 1);
    expect(reports()).toEqual([]);
    await wait(1);
    expect(reports()).toEqual([reportOf(false, 'v-2')]);
  });

  it('has a minute in which the page is visible', async () => {
    const { page, listen, reports, wait } = open();
    page.show(false);
    listen();
    await wait(10 * SILENCE_MS);
    page.show(true);
    await wait(SILENCE_MS - 1);
    page.show(false);
    await wait();
    page.show(true);
    await wait(SILENCE_MS - 1);
    expect(reports()).toEqual([]);
    await wait(1);
    expect(reports()).toEqual([reportOf(false)]);
  });

  it('has a minute in which the device is online', async () => {
    const { page, listen, reports, wait } = open();
    listen();
    await wait(SILENCE_MS - 1);
    page.connect(false);
    await wait(10 * SILENCE_MS);
    expect(reports()).toEqual([]);
    page.connect(true);
    await wait();
    expect(reports()).toEqual([reportOf(false)]);
  });

  it('may have spoken, if the code that reads messages has not loaded', async () => {
    const { unread, listen, reports, wait } = open();
    unread.is = true;
    listen();
    await wait();
    expect(reports()).toEqual([]);
  });

  it('is not waited for any more once it has spoken, or is left', async () => {
    const { listen, wait } = open();
    const leave = listen();
    await wait(10);
    expect(vi.getTimerCount()).toBe(1);
    leave();
    await wait(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a report', () => {
  it.each(['notFound', 'forbidden', 'offline', 'serverError'] as const)(
    'that ends with “%s” is not repeated',
    async (kind) => {
      const { listen, reports, wait } = open({ answers: { reportTourSpeech: { kind } } });
      for (let times = 0; times < 2; times += 1) {
        listen({ hasSpoken: true });
        await wait(10);
      }
      expect(reports()).toHaveLength(1);
    },
  );

  it('of one user is not sent by another, who logs in while the tour is listened to', async () => {
    const { store, listen, reports, wait } = open();
    const khalid = { ...noor, _id: 'u-khalid', userName: 'khalid' };
    listen();
    await wait(SILENCE_MS - 1);
    store.dispatch(loggedOut());
    store.dispatch(session.actions.userLoaded(khalid));
    await wait();
    expect(reports()).toEqual([]);
    // The next has a minute of their own.
    const leave = listen({ userId: khalid._id });
    await wait();
    leave();
    listen({ userId: khalid._id, hasSpoken: true });
    await wait(0);
    expect(reports()).toEqual([reportOf(false), reportOf(true)]);
  });
});
