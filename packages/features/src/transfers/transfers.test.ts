import { khalid, noor } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { selectHasUnsavedWork, selectUser, session } from '#session';
import { createTestStore } from '#testing';
import { updateProgress, percentOf, initialProgress, type Progress } from './progress';
import {
  isCancellable,
  isRunning,
  selectTransfer,
  transfers,
  type Transfer,
} from './transfers.slice';
import type { UploadRequest } from '#core/http';
import type { UploadSubject } from './uploadSubject';

const subject: UploadSubject = { kind: 'footage', page: 'session', projectName: 'Villa' };

const request: UploadRequest<'uploadSession'> = {
  name: 'uploadSession',
  params: {},
  fields: { project_name: 'Villa', emailType: 'filesUpload', folderName: 'photo session data' },
  files: [new File(['12345'], 'a.mp4'), new File(['67890'], 'b.mp4')],
};

async function signedIn() {
  const created = world();
  created.store.dispatch(session.actions.userRequested());
  await vi.waitFor(() => expect(selectUser(created.store.getState())).toEqual(noor));
  return created;
}

function world() {
  const created = createTestStore({ token: 't1', answers: { currentUser: noor } });
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

it('is sent again when the user retries it, with the files that it still has', async () => {
  const { store, start, controls, phase } = world();
  start();
  controls.fail({ kind: 'serverError' });
  await phase('failed');
  store.dispatch(transfers.actions.retried({ subject }));
  await vi.waitFor(() => expect(controls.requests).toEqual([request, request]));
  controls.answer({ message: 'Thank you' });
  await phase('done');
});

describe('paused by the user', () => {
  it('aborts the request, keeps the received part and resumes', async () => {
    const { store, start, controls, now, phase } = world();
    start();
    controls.send(0.4);
    await phase('sending');
    store.dispatch(transfers.actions.paused({ subject, until: 'resumed' }));
    await vi.waitFor(() => expect(controls.isAborted()).toBe(true));
    expect(now()).toMatchObject({ phase: 'paused', progress: { sent: 4 } });
    expect(controls.isCancelled()).toBe(false);
    controls.goOffline();
    controls.goOnline();
    expect(controls.requests).toHaveLength(1);
    store.dispatch(transfers.actions.resumed({ subject }));
    await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
  });

  it('is deleted on the server when it is cancelled', async () => {
    const { store, start, controls, now } = world();
    start();
    store.dispatch(transfers.actions.paused({ subject, until: 'resumed' }));
    await vi.waitFor(() => expect(controls.isAborted()).toBe(true));
    cancel(store, now());
    await vi.waitFor(() => expect(controls.isCancelled()).toBe(true));
  });
});

describe('the end of the session', () => {
  const expired = session.actions.expired({ returnTo: '/user/noor' });
  const loggedIn = session.actions.loggedIn({ token: 't2', ...noor });

  it('pauses on 401 and resumes after re-authentication', async () => {
    const { store, stored, start, controls, now, phase } = await signedIn();
    start();
    controls.fail({ kind: 'unauthenticated' });
    await phase('paused');
    expect(now()).toMatchObject({ until: 'signedIn' });
    stored.token = 't2';
    store.dispatch(session.actions.renewed());
    await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
    controls.answer({ message: 'Thank you' });
    await phase('done');
  });

  it('keeps the page, pauses, and resumes when its user logs in on the login page', async () => {
    const { store, start, controls, now, phase } = await signedIn();
    start();
    controls.send(0.4);
    await phase('sending');
    store.dispatch(expired);
    await phase('paused');
    expect(controls.isAborted()).toBe(true);
    store.dispatch(session.actions.unsavedChangesDiscarded());
    expect(now()).toMatchObject({ phase: 'paused', until: 'signedIn', progress: { sent: 4 } });
    store.dispatch(loggedIn);
    await vi.waitFor(() => expect(controls.requests).toEqual([request, request]));
    expect(controls.isCancelled()).toBe(false);
    expect(selectHasUnsavedWork(store.getState())).toBe(true);
    controls.answer({ message: 'Thank you' });
    await phase('done');
    expect(selectHasUnsavedWork(store.getState())).toBe(false);
  });

  it('keeps the upload of a user who was loaded before the code of uploads', async () => {
    const { store: earlier } = await signedIn();
    const { session: known } = earlier.getState();
    const created = createTestStore({
      token: 't1',
      answers: { currentUser: noor },
      preloaded: { ...(known && { session: known }) },
    });
    const now = () => selectTransfer(created.store.getState(), subject);
    created.store.dispatch(transfers.actions.started(subject, request));
    created.store.dispatch(expired);
    await vi.waitFor(() => expect(now()?.phase).toBe('paused'));
    created.store.dispatch(session.actions.unsavedChangesDiscarded());
    created.store.dispatch(loggedIn);
    await vi.waitFor(() => expect(created.controls.requests).toHaveLength(2));
    expect(now()).toBeDefined();
  });

  it('discards the upload when another user logs in, without a request in that user’s session', async () => {
    const { store, answers, start, controls, now, phase } = await signedIn();
    start();
    store.dispatch(expired);
    await phase('paused');
    store.dispatch(session.actions.unsavedChangesDiscarded());
    answers.currentUser = khalid;
    store.dispatch(loggedIn);
    await vi.waitFor(() => expect(now()).toBeUndefined());
    expect(controls.requests).toHaveLength(1);
    expect(controls.isCancelled()).toBe(false);
    await vi.waitFor(() => expect(selectHasUnsavedWork(store.getState())).toBe(false));
  });

  it('does not interrupt an upload whose bytes are all sent', async () => {
    const { store, start, controls, phase } = await signedIn();
    start();
    controls.send(1);
    await phase('finishing');
    store.dispatch(expired);
    expect(controls.isAborted()).toBe(false);
    controls.answer({ message: 'Thank you' });
    await phase('done');
  });

  it('resumes without a login after a 401 of a session that was renewed in the meantime', async () => {
    const { store, stored, start, controls, phase } = await signedIn();
    start();
    controls.send(1);
    await phase('finishing');
    stored.token = 't2';
    store.dispatch(session.actions.renewed());
    controls.fail({ kind: 'unauthenticated' });
    await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
  });

  it.each(['offline', 'unauthenticated'] as const)(
    'sends nothing in the session of another user of another tab, when it was interrupted as %s',
    async (kind) => {
      const { stored, start, controls, now, phase, answers, emitFromOtherTab } = await signedIn();
      start();
      controls.send(0.4);
      await phase('sending');
      if (kind === 'offline') controls.goOffline();
      answers.currentUser = khalid;
      stored.token = 't2';
      emitFromOtherTab('logged-in');
      controls.fail({ kind });
      await phase('paused');
      controls.goOffline();
      controls.goOnline();
      await vi.waitFor(() => expect(now()).toMatchObject({ until: 'signedIn' }));
      expect(controls.requests).toHaveLength(1);
    },
  );

  it('resumes when its user has logged in in another tab', async () => {
    const { stored, start, controls, phase, emitFromOtherTab, reloads } = await signedIn();
    start();
    controls.fail({ kind: 'unauthenticated' });
    await phase('paused');
    stored.token = 't2';
    emitFromOtherTab('logged-in');
    await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
    expect(reloads).toEqual([]);
  });
});

describe('cancelled', () => {
  it('aborts the request, removes the upload and deletes what the server has received', async () => {
    const { store, start, controls, now } = world();
    start();
    controls.send(0.4);
    cancel(store, now());
    expect(now()).toBeUndefined();
    expect(controls.isAborted()).toBe(true);
    await vi.waitFor(() => expect(controls.isCancelled()).toBe(true));
    controls.answer({ message: 'too late' });
    await Promise.resolve();
    expect(now()).toBeUndefined();
  });

  it('is possible until all of it was sent, also when the connection is lost after that', async () => {
    const { start, controls, now, phase } = world();
    const cancellable = () => {
      const transfer = now();
      return transfer && isCancellable(transfer);
    };
    start();
    expect(cancellable()).toBe(true);
    controls.send(0.4);
    await phase('sending');
    expect(cancellable()).toBe(true);
    controls.goOffline();
    await phase('paused');
    expect(cancellable()).toBe(true);
    controls.goOnline();
    await vi.waitFor(() => expect(controls.requests).toHaveLength(2));
    controls.send(1);
    await phase('finishing');
    expect(cancellable()).toBe(false);
    controls.goOffline();
    await phase('paused');
    expect(cancellable()).toBe(false);
  });

  it('on logout, while there still is a token', async () => {
    const { store, stored, start, controls, now } = await signedIn();
    start();
    const tokens: unknown[] = [];
    controls.onDiscard = () => tokens.push(stored.token);
    store.dispatch(session.actions.logoutRequested());
    expect(now()).toBeUndefined();
    await vi.waitFor(() => expect(controls.isCancelled()).toBe(true));
    expect(tokens).toEqual(['t1']);
  });
});

function cancel({ dispatch }: ReturnType<typeof world>['store'], transfer: Transfer | undefined) {
  if (transfer !== undefined) dispatch(transfers.actions.cancelled(transfer));
}

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
