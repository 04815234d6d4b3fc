import { accountSessions, noor, ownAccount } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { selectUser, session } from '#session';
import { createTestStore } from '#testing';
import {
  confirmEmailChange,
  endSession,
  loadAccount,
  loadSessions,
  replacePassword,
  saveAccount,
} from './account.requests';
import { features } from './own.page';
import { changesOf, profileFormOf } from './profileForm';

type Answers = NonNullable<NonNullable<Parameters<typeof createTestStore>[0]>['answers']>;

async function open(answers: Answers = {}) {
  const test = createTestStore({
    features,
    token: 't-noor',
    answers: { currentUser: noor, account: ownAccount, ...answers },
  });
  const { store } = test;
  store.dispatch(session.actions.userRequested());
  store.dispatch(loadAccount.requested());
  const account = () => loadAccount.selectState(store.getState());
  await vi.waitFor(() => expect(account()).toMatchObject({ phase: 'ready', data: ownAccount }));
  return { ...test, account };
}

describe('the account', () => {
  it('shows what was saved, also in the header', async () => {
    const saved = { ...ownAccount, fname: 'Nour', phone: null };
    const { store, account } = await open({ updateAccount: saved });
    await vi.waitFor(() => expect(selectUser(store.getState())).toBeDefined());
    store.dispatch(saveAccount.requested({ part: 'profile', form: { fname: 'Nour' } }));
    await vi.waitFor(() => expect(account()).toMatchObject({ data: saved }));
    const user = selectUser(store.getState());
    expect(user?.fname).toBe('Nour');
    expect(user).not.toHaveProperty('phone');
  });

  it('is not retained once its session was ended elsewhere', async () => {
    const { store, account, visited } = await open();
    await vi.waitFor(() => expect(selectUser(store.getState())).toBeDefined());
    // Any response of status 401: see `apiClient.test.ts`.
    store.dispatch(session.actions.expired({ returnTo: '/account' }));
    await vi.waitFor(() => expect(account().phase).toBe('idle'));
    expect(JSON.stringify(store.getState())).not.toContain(noor.email);
    expect(visited.at(-1)).toMatchObject({ to: '/', replace: true });
  });

  it('keeps no password in the store', async () => {
    const { store } = await open({ changePassword: { message: 'Done' } });
    const form = { password: 'Sunrise24', newPassword: 'Sunset25x' };
    store.dispatch(replacePassword.requested(form));
    await vi.waitFor(() =>
      expect(replacePassword.selectState(store.getState()).phase).toBe('ready'),
    );
    const state = JSON.stringify(store.getState());
    for (const secret of Object.values(form)) expect(state).not.toContain(secret);
  });
});

describe('an ended session', () => {
  it('is no longer listed, before the list is loaded again', async () => {
    const [here, phone] = accountSessions;
    const { store } = await open({
      sessions: { sessions: [...accountSessions] },
      endSession: { message: 'Done' },
    });
    store.dispatch(loadSessions.requested());
    const ids = () => {
      const state = loadSessions.selectState(store.getState());
      return 'data' in state ? state.data?.map(({ _id }) => _id) : undefined;
    };
    await vi.waitFor(() => expect(ids()).toContain(here._id));
    store.dispatch(endSession.requested(phone?._id ?? ''));
    await vi.waitFor(() => expect(ids()).not.toContain(phone?._id));
  });
});

describe('a mailed link', () => {
  it('is sent in the body, so that no URL contains its secret', async () => {
    const { store, sent } = await open({ confirmEmailChange: { email: 'new@example.com' } });
    store.dispatch(confirmEmailChange.requested('ln_secret'));
    await vi.waitFor(() =>
      expect(sent.find(({ name }) => name === 'confirmEmailChange')?.options).toEqual({
        body: { secret: 'ln_secret' },
      }),
    );
  });
});

describe('changesOf', () => {
  const shown = profileFormOf(ownAccount);
  it('returns changed fields only', () => {
    expect(changesOf({ ...shown, lname: ' Odeh ' }, shown)).toEqual({ lname: 'Odeh' });
    expect(changesOf(shown, shown)).toEqual({});
  });
  it('returns the password with a new phone number only', () => {
    const typed = { ...shown, password: 'Sunrise24' };
    expect(changesOf(typed, shown)).toEqual({});
    expect(changesOf({ ...typed, phone: '' }, shown)).toEqual({ phone: '', password: 'Sunrise24' });
  });
});
