import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { Portal } from './portal.ts';
import { ResumeRecord } from './resumeRecord.ts';
import { sendResumable } from './sendResumable.ts';
import { startFakePortal } from './testing/fakePortal.ts';
import { FAKE_KEY, makeFolder } from './testing/runCli.ts';
import { picture } from './testing/tours.ts';

describe('an upload that is stopped while its bytes are read', () => {
  it('sends none of them, and leaves no timer for which the program would wait', async () => {
    vi.stubEnv('XDG_CACHE_HOME', makeFolder());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fake = await startFakePortal();
    const stop = new AbortController();
    const content = picture('a tour');
    const isReading = Promise.withResolvers<void>();
    const isRead = Promise.withResolvers<void>();
    const archive = {
      bytes: content.length,
      read: async () => {
        isReading.resolve();
        await isRead.promise;
        return content;
      },
    };
    const portal = new Portal({ origin: fake.origin, key: FAKE_KEY }, stop.signal);
    const endpoint = `${fake.origin}/api/resumable`;
    const sent = sendResumable(portal, archive, {
      endpoint,
      fileName: 'tour.zip',
      record: new ResumeRecord(endpoint, ['a tour']),
      signal: stop.signal,
      patienceMs: 60_000,
      onProgress: () => undefined,
      onInterrupted: () => undefined,
      onUnrecorded: () => undefined,
    }).catch((error: unknown) => error);
    await isReading.promise;
    stop.abort();
    expect(await sent).toBe(stop.signal.reason);
    isRead.resolve();
    // Time in which a request would reach the portal.
    await pause(50);
    expect(vi.getTimerCount()).toBe(0);
    expect(fake.requests('PATCH', 'resumable')).toEqual([]);
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
});
