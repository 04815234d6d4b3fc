import { admin, loginUser, noor, unverified } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { session } from '#session';
import { createTestStore } from '#testing';
import { changePassword, logIn, logInByCode } from './auth.requests';
import { passwordChangeLeft } from './auth.saga';
import { messages, selectLink } from './messages.slice';
import { authFeature } from './auth.feature';
import { firstAdminFeature } from './firstAdmin.feature';
import { createFirstAdmin } from './firstAdmin.requests';

const features = [authFeature];

const form = { email: ' noor@example.com ', password: 'Demo2024tour', remember: true };

it('logs in with a trimmed email address and remembers it', async () => {
  const { store, sent, stored } = createTestStore({
    features,
    answers: { emailLogin: { token: 't1', user: loginUser(noor) }, currentUser: noor },
  });
  store.dispatch(logIn.requested(form));
  await vi.waitFor(() => expect(stored.token).toBe('t1'));
  expect(sent[0]).toEqual({
    name: 'emailLogin',
    options: { body: { email: 'noor@example.com', password: 'Demo2024tour' } },
  });
  expect(stored).toEqual({ token: 't1', email: 'noor@example.com' });
});

it('keeps neither token nor user in the state after the logout', async () => {
  const { store, stored } = createTestStore({
    features,
    answers: { emailLogin: { token: 'secret-1', user: loginUser(noor) }, currentUser: noor },
  });
  store.dispatch(logIn.requested(form));
  await vi.waitFor(() => expect(stored.token).toBe('secret-1'));
  store.dispatch(session.actions.logoutRequested());
  await vi.waitFor(() => expect(stored.token).toBeUndefined());
  const state = JSON.stringify(store.getState());
  expect(state).not.toContain('secret-1');
  expect(state).not.toContain(noor.email);
});

it('deletes the remembered email address when the option is off', async () => {
  const testStore = createTestStore({
    features,
    answers: { emailLogin: { token: 't1', user: loginUser(noor) } },
  });
  testStore.stored.email = 'old@example.com';
  testStore.store.dispatch(logIn.requested({ ...form, remember: false }));
  await vi.waitFor(() => expect(testStore.stored.email).toBe(''));
});

it('redirects an unverified user to the verification, without a session', async () => {
  const { store, visited, stored } = createTestStore({
    features,
    answers: { emailLogin: { token: 't/1', user: loginUser(unverified) } },
  });
  store.dispatch(logIn.requested(form));
  await vi.waitFor(() => expect(visited.map(({ to }) => to)).toEqual(['/verify-email/t%2F1']));
  expect(stored.token).toBeUndefined();
});

it('shows the server’s message until a field is edited', async () => {
  const problem = { kind: 'unauthenticated', message: 'wrong' } as const;
  const { store } = createTestStore({ features, answers: { emailLogin: problem } });
  store.dispatch(logIn.requested(form));
  await vi.waitFor(() =>
    expect(logIn.selectState(store.getState())).toEqual({ phase: 'failed', problem }),
  );
  store.dispatch(logIn.dismissed());
  expect(logIn.selectState(store.getState()).phase).toBe('idle');
});

it('sends one request when the button is clicked repeatedly', () => {
  const { store, sent } = createTestStore({
    features,
    answers: { emailLogin: new Promise<never>(() => undefined) },
  });
  for (let press = 0; press < 3; press += 1) store.dispatch(logIn.requested(form));
  expect(sent).toHaveLength(1);
});

describe('by code', () => {
  const code = { link: 'v1', phone: '962790123456', code: '123456' };

  it('confirms the code before the session starts', async () => {
    const { store, sent, stored } = createTestStore({
      features,
      answers: { phoneLoginVerify: { token: 't1', user: loginUser(noor) }, currentUser: noor },
    });
    store.dispatch(logInByCode.requested(code));
    await vi.waitFor(() =>
      expect(logInByCode.selectState(store.getState(), 'v1').phase).toBe('ready'),
    );
    expect(stored.token).toBeUndefined();
    expect(sent[0]).toEqual({
      name: 'phoneLoginVerify',
      options: { body: { phoneNumber: '962790123456', otpVal: '123456' } },
    });
    await vi.waitFor(() => expect(stored.token).toBe('t1'));
  });

  it('shows the code’s error until a digit is edited', async () => {
    const problem = { kind: 'unauthenticated', message: 'wrong' } as const;
    const { store, stored } = createTestStore({ features, answers: { phoneLoginVerify: problem } });
    store.dispatch(logInByCode.requested(code));
    await vi.waitFor(() =>
      expect(logInByCode.selectState(store.getState(), 'v1')).toEqual({ phase: 'failed', problem }),
    );
    expect(stored.token).toBeUndefined();
    store.dispatch(logInByCode.dismissed('v1'));
    expect(logInByCode.selectState(store.getState(), 'v1').phase).toBe('idle');
  });

  it('sends one request when the button is clicked repeatedly', () => {
    const { store, sent } = createTestStore({
      features,
      answers: { phoneLoginVerify: new Promise<never>(() => undefined) },
    });
    for (let press = 0; press < 3; press += 1) store.dispatch(logInByCode.requested(code));
    expect(sent).toHaveLength(1);
  });
});

describe('a new password', () => {
  const form = { link: 'L-secret', password: 'Sunrise24' };

  it('is sent with the secret of the mailed link, and notifies other tabs when the user continues', async () => {
    const { store, sent, tabEvents, visited } = createTestStore({
      features,
      answers: { updatePassword: { message: 'done' } },
    });
    store.dispatch(changePassword.requested(form));
    await vi.waitFor(() =>
      expect(changePassword.selectState(store.getState(), 'L-secret').phase).toBe('ready'),
    );
    expect(sent).toEqual([
      {
        name: 'updatePassword',
        options: { params: { userId: 'L-secret' }, body: { password: 'Sunrise24' } },
      },
    ]);
    expect(tabEvents).toEqual([]);
    store.dispatch(passwordChangeLeft({ email: 'noor+1@example.com' }));
    expect(tabEvents).toEqual(['pass-reset']);
    expect(visited.map(({ to }) => to)).toEqual(['/login?email=noor%2B1%40example.com']);
  });

  it('reports a failure', async () => {
    const { store } = createTestStore({
      features,
      answers: { updatePassword: { kind: 'serverError' } },
    });
    store.dispatch(changePassword.requested(form));
    await vi.waitFor(() =>
      expect(changePassword.selectState(store.getState(), 'L-secret')).toEqual({
        phase: 'failed',
        problem: { kind: 'serverError' },
      }),
    );
  });

  it('reports an expired link when it was used in the meantime', async () => {
    const { store } = createTestStore({
      features,
      answers: { verifyState: noor, updatePassword: { kind: 'notFound' } },
    });
    store.dispatch(messages.actions.linkOpened({ id: 'L-secret', needs: 'account' }));
    await vi.waitFor(() => expect(selectLink(store.getState()).owner.phase).toBe('ready'));
    store.dispatch(changePassword.requested(form));
    await vi.waitFor(() => expect(selectLink(store.getState()).owner.phase).toBe('failed'));
  });
});

describe('the first admin', () => {
  const first = {
    secret: 'ln_secret',
    form: {
      userName: ' boss ',
      fname: ' سلمى ',
      lname: 'Boss',
      email: ' boss@example.com ',
      password: ' Sunrise24 ',
    },
  };

  it('is created with trimmed names and the password as it was typed, and is signed in', async () => {
    const { store, sent, stored } = createTestStore({
      features: [firstAdminFeature],
      answers: { firstAdmin: { token: 't1', user: loginUser(admin) }, currentUser: admin },
    });
    store.dispatch(createFirstAdmin.requested(first));
    await vi.waitFor(() => expect(stored.token).toBe('t1'));
    const { form } = first;
    expect(sent[0]).toEqual({
      name: 'firstAdmin',
      options: {
        body: {
          ...form,
          secret: 'ln_secret',
          userName: 'boss',
          fname: 'سلمى',
          email: 'boss@example.com',
        },
      },
    });
  });

  it('is requested once when the button is clicked repeatedly', () => {
    const { store, sent } = createTestStore({
      features: [firstAdminFeature],
      answers: { firstAdmin: new Promise<never>(() => undefined) },
    });
    for (let press = 0; press < 3; press += 1) store.dispatch(createFirstAdmin.requested(first));
    expect(sent).toHaveLength(1);
  });
});
