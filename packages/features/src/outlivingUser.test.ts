/** What one user has begun never reaches the next: everything that goes on when the user of a tab changes. */
import { type ResponseOf, RESEND_MAX } from '@jawla/contract';
import { PROJECT_CONCURRENCY } from '@jawla/contract/limits';
import { noor, ownAccount, projects as fixtures } from '@jawla/mocks/fixtures';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { connection } from '#core/connection';
import { ProblemError, type UploadRequest } from '#core/http';
import type { Feature } from '#core/store';
import { selectUser, session } from '#session';
import { createTestStore } from '#testing';
import { selectTransfer, transfers } from '#transfers';
import * as account from './domains/account/account.requests';
import { accountSaga } from './domains/account/account.saga';
import { formOf } from './domains/projects/editor/editor.model';
import * as projects from './domains/projects/projects.requests';
import { resendInvitations } from './domains/users/list/bulk/clientsBulk.requests';
import * as users from './domains/users/users.requests';

const khalid = { ...noor, _id: 'u-khalid', userName: 'khalid', fname: 'Khalid' };
const settled = () => new Promise((resolve) => void setTimeout(resolve, 0));

/** Noor is signed in, and requests stay pending until a test answers them. */
async function signedIn(feature: Partial<Feature>) {
  const world = createTestStore({
    features: [{ name: 'test', ...feature }],
    token: 't1',
    answers: { currentUser: noor },
  });
  const { store, sent } = world;
  store.dispatch(session.actions.userRequested());
  await vi.waitFor(() => expect(selectUser(store.getState())).toEqual(noor));
  sent.length = 0;
  const replaceUser = () => {
    store.dispatch(session.actions.logoutRequested());
    store.dispatch(session.actions.loggedIn({ token: 't2', ...khalid, user: khalid }));
    sent.splice(0, sent.length, ...sent.filter(({ name }) => name !== 'logout'));
  };
  return { ...world, replaceUser, names: () => sent.map(({ name }) => name) };
}

describe('work of several requests stops with its user', () => {
  it('resends no further invitations', async () => {
    const { store, answers, replaceUser, names } = await signedIn({
      requests: [resendInvitations],
    });
    const first = Promise.withResolvers<ResponseOf<'resendInvitations'>>();
    answers.resendInvitations = first.promise;
    const ids = Array.from({ length: RESEND_MAX + 1 }, (_, at) => `u-${at}`);
    store.dispatch(resendInvitations.requested(ids));
    replaceUser();
    first.resolve({ results: [] });
    await settled();
    expect(names()).toEqual(['resendInvitations']);
  });

  it('gives access to none of the addresses that wait for their turn', async () => {
    const { store, answers, replaceUser, names } = await signedIn({
      requests: [projects.addAccess],
    });
    const held = Promise.withResolvers<ResponseOf<'addAccess'>>();
    answers.addAccess = held.promise;
    for (let at = 0; at <= PROJECT_CONCURRENCY; at += 1) {
      store.dispatch(projects.addAccess.requested({ id: 'p-1', email: `${at}@example.com` }));
    }
    await settled();
    expect(names()).toHaveLength(PROJECT_CONCURRENCY);
    replaceUser();
    held.resolve({ id: 'a-1' });
    await settled();
    expect(names()).toHaveLength(PROJECT_CONCURRENCY);
  });

  it('creates no project under the next free name', async () => {
    const { store, answers, replaceUser, names } = await signedIn({
      requests: [projects.createProject],
    });
    const held = Promise.withResolvers<ResponseOf<'createProject'>>();
    answers.createProject = held.promise;
    store.dispatch(projects.createProject.requested({ client: noor, attempt: '1' }));
    replaceUser();
    held.reject(new ProblemError({ kind: 'refused', status: 409, message: '', errors: {} }));
    await settled();
    expect(names()).toEqual(['createProject']);
  });

  it.each([
    [
      'updateProject',
      projects.saveProject,
      projects.saveProject.requested({
        id: 'p-1',
        form: formOf(fixtures.harbour),
        base: fixtures.harbour,
      }),
    ],
    [
      'updateUser',
      users.updateClient,
      users.updateClient.requested({ userName: 'a', fname: '', lname: '', email: '', phone: '' }),
    ],
  ] as const)('does not load what was saved: %s', async (name, request, requested) => {
    const { store, answers, replaceUser, names } = await signedIn({ requests: [request] });
    const held = Promise.withResolvers<{ message: string }>();
    answers.updateProject = held.promise;
    answers.updateUser = held.promise;
    store.dispatch(requested);
    replaceUser();
    held.resolve({ message: '' });
    await settled();
    expect(names()).toEqual([name]);
  });
});

describe('the sagas and slices that outlive a user', () => {
  it('are these, each of which is tested here or in its own module', () => {
    const folder = import.meta.dirname;
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.feature.ts'))
      .flatMap((file) => {
        const source = readFileSync(join(folder, file), 'utf8');
        return /outlivesUser: true|retainedSlices/.test(source) ? [file.replaceAll('\\', '/')] : [];
      });
    expect(found.toSorted()).toEqual([
      // Whether the server can be reached.
      'core/connection/connection.feature.ts',
      // By the secret of a link, which its screen requests again.
      'domains/auth/auth.feature.ts',
      'session/session.feature.ts',
      'transfers/transfers.feature.ts',
    ]);
  });

  it('connection: a poll that is answered late changes no session', async () => {
    const { store, answers, replaceUser, names } = await signedIn({});
    vi.useFakeTimers();
    const late = Promise.withResolvers<typeof noor>();
    answers.currentUser = late.promise;
    store.dispatch(connection.actions.lost());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(names()).toEqual(['currentUser']);
    replaceUser();
    late.resolve(noor);
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
    expect(selectUser(store.getState())).toEqual(khalid);
  });

  it('account: a late answer to a change does not continue an upload as another user', async () => {
    const { store, stored, answers, controls } = await signedIn({
      requests: [account.saveAccount],
      saga: accountSaga,
    });
    const subject = { kind: 'footage', page: 'session', projectName: 'Villa' } as const;
    const request: UploadRequest<'uploadSession'> = {
      name: 'uploadSession',
      params: {},
      fields: { project_name: 'Villa', emailType: 'filesUpload', folderName: 'photo session data' },
      files: [new File(['12345'], 'a.mp4')],
    };
    store.dispatch(transfers.actions.started(subject, request));
    const late = Promise.withResolvers<typeof ownAccount>();
    answers.updateAccount = late.promise;
    store.dispatch(account.saveAccount.requested({ part: 'profile', form: { fname: 'Nour' } }));
    // In another tab; the upload keeps this one from loading again.
    stored.token = 't2';
    late.resolve({ ...ownAccount, userName: 'noor', fname: 'Nour' });
    await vi.waitFor(() => expect(selectUser(store.getState())?.fname).toBe('Nour'));
    controls.goOffline();
    await settled();
    controls.goOnline();
    await vi.waitFor(() =>
      expect(selectTransfer(store.getState(), subject)).toMatchObject({
        phase: 'paused',
        until: 'signedIn',
      }),
    );
  });
});
