import { describe, expect, it, vi } from 'vitest';
import { session } from '#session';
import { createTestStore } from '#testing';
import { updateProgress, percentOf, initialProgress, type Progress } from './progress';
import { isRunning, selectTransfer, transfers } from './transfers.slice';
import type { UploadRequest } from '#core/http';
import { transfersFeature } from './transfers.feature';
import type { UploadSubject } from './uploadSubject';

const features = [transfersFeature];
const subject: UploadSubject = { kind: 'footage', page: 'session', projectName: 'Villa' };

const request: UploadRequest<'uploadSession'> = {
  name: 'uploadSession',
  params: {},
  fields: { project_name: 'Villa', emailType: 'filesUpload', folderName: 'photo session data' },
  files: [new File(['12345'], 'a.mp4'), new File(['67890'], 'b.mp4')],
};

function world() {
  const created = createTestStore({ features, token: 't1' });
  const now = () => selectTransfer(created.store.getState(), subject);
  return {
    ...created,
    now,
    start: () => created.store.dispatch(transfers.actions.started(subject, request)),
    phase: (phase: string) => vi.waitFor(() => expect(now()?.phase).toBe(phase)),
  };
}

it('moves through waiting, sending, finishing and done', async () => {
  const { start, controls, now, phase } = world();
  start();
  expect(now()).toMatchObject({ phase: 'waiting', progress: { sent: 0, total: 10 } });
  controls.send(0.4);
  await phase('sending');
  expect(now()?.progress).toMatchObject({ sent: 4, total: 10 });
  controls.send(1);
  await phase('finishing');
  controls.answer({ message: 'Thank you' });
  await phase('done');
  expect(now()).toMatchObject({ answer: { message: 'Thank you' }, progress: { sent: 10 } });
  expect(isRunning(now())).toBe(false);
});

it('fails with the server’s message and can be restarted', async () => {
  const { start, controls, now, phase } = world();
  start();
  controls.send(0.9);
  controls.fail({ kind: 'refused', status: 415, message: 'No film', errors: {} });
  await phase('failed');
  expect(now()).toMatchObject({ problem: { message: 'No film' }, progress: { sent: 0 } });
  start();
  controls.answer({ message: 'Thank you' });
  await phase('done');
  expect(controls.requests).toHaveLength(2);
});

describe('offline handling', () => {
  it('pauses when offline and resumes when online', async () => {
    const { start, controls, now, phase } = world();
    start();
    controls.send(0.4);
    controls.goOffline();
    await phase('paused');
    expect(now()).toMatchObject({ until: 'online', progress: { sent: 4 } });
    // The server retains the received part until the upload resumes.
    expect(controls.isCancelled()).toBe(false);
    controls.goOnline();
    await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
    controls.answer({ message: 'Thank you' });
    await phase('done');
  });

  it('does not start while offline', async () => {
    const { start, controls, phase } = world();
    controls.goOffline();
    start();
    await phase('paused');
    expect(controls.requests).toHaveLength(0);
    controls.goOnline();
    await vi.waitFor(() => expect(controls.requests).toHaveLength(1));
  });

  it('pauses when the request fails before the `offline` event', async () => {
    const { start, controls, phase, now } = world();
    start();
    controls.send(0.4);
    controls.fail({ kind: 'offline' });
    controls.goOffline();
    await phase('paused');
    controls.goOnline();
    await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
    expect(isRunning(now())).toBe(true);
  });

  it('fails when online but the server is unreachable', async () => {
    const { start, controls, phase, now } = world();
    start();
    controls.fail({ kind: 'offline' });
    await phase('failed');
    expect(now()).toMatchObject({ problem: { kind: 'offline' } });
  });
});

it('pauses on 401 and resumes after re-authentication', async () => {
  const { store, start, controls, now, phase } = world();
  start();
  controls.fail({ kind: 'unauthenticated' });
  await phase('paused');
  expect(now()).toMatchObject({ until: 'signedIn' });
  store.dispatch(session.actions.renewed());
  await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
  controls.answer({ message: 'Thank you' });
  await phase('done');
});

describe('discard', () => {
  it('aborts the request and removes the upload', async () => {
    const { store, start, controls, now } = world();
    start();
    controls.send(0.4);
    store.dispatch(transfers.actions.discarded({ subject }));
    expect(now()).toBeUndefined();
    expect(controls.isCancelled()).toBe(true);
    controls.answer({ message: 'too late' });
    await Promise.resolve();
    expect(now()).toBeUndefined();
  });

  it('aborts on logout', () => {
    const { store, start, controls, now } = world();
    start();
    store.dispatch(session.actions.loggedOut());
    expect(now()).toBeUndefined();
    expect(controls.isCancelled()).toBe(true);
  });
});

describe('progress', () => {
  const after = (...steps: [seconds: number, sent: number][]): Progress =>
    steps.reduce(
      (progress, [s, sent]) => updateProgress(progress, sent, s * 1000),
      initialProgress(1000),
    );

  it('reports no estimate in the first two seconds', () => {
    expect(after([0, 0], [1, 100])).toMatchObject({ sent: 100, secondsLeft: undefined });
    expect(after([0, 0], [1, 100], [2, 200])).toMatchObject({
      bytesPerSecond: 100,
      secondsLeft: 8,
    });
  });

  it('smooths bursty progress events', () => {
    const steps = Array.from({ length: 20 }, (_, at): [number, number] => [
      at * 0.5,
      Math.floor(at / 2) * 50,
    ]);
    const { bytesPerSecond = 0 } = after(...steps);
    expect(bytesPerSecond).toBeGreaterThan(40);
    expect(bytesPerSecond).toBeLessThan(60);
  });

  it('hides the estimate in the last three seconds', () => {
    expect(after([0, 0], [5, 900], [5.1, 999]).secondsLeft).toBeUndefined();
  });

  it('ignores bytes uploaded before a resume when computing speed', () => {
    expect(after([0, 800], [4, 840])).toMatchObject({ bytesPerSecond: 10, secondsLeft: 16 });
  });

  it('reports 100 % only when all bytes are sent', () => {
    expect(percentOf({ sent: 999, total: 1000 })).toBe(99);
    expect(percentOf({ sent: 1000, total: 1000 })).toBe(100);
    expect(percentOf({ sent: 0, total: 0 })).toBe(100);
  });
});
