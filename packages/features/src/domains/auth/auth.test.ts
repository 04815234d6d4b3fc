import { loginUser, noor, unverified } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fakeWorld } from '#testing';
import { auth, selectCode, selectLogin, selectPassword } from './auth.slice';
import { messages, selectLink } from './messages.slice';

const form = { email: ' noor@example.com ', password: 'Demo2024tour', remember: true };

it('logs in, without the blanks round a pasted address, and remembers it', async () => {
  const { store, sent, kept } = fakeWorld({
    answers: { emailLogin: { token: 't1', user: loginUser(noor) }, currentUser: noor },
  });
  store.dispatch(auth.actions.loginSubmitted(form));
  await vi.waitFor(() => expect(kept.token).toBe('t1'));
  expect(sent[0]).toEqual({
    name: 'emailLogin',
    options: { body: { email: 'noor@example.com', password: 'Demo2024tour' } },
  });
  expect(kept).toEqual({ token: 't1', email: 'noor@example.com' });
});

it('forgets the address when it is not to be remembered', async () => {
  const world = fakeWorld({ answers: { emailLogin: { token: 't1', user: loginUser(noor) } } });
  world.kept.email = 'old@example.com';
  world.store.dispatch(auth.actions.loginSubmitted({ ...form, remember: false }));
  await vi.waitFor(() => expect(world.kept.email).toBe(''));
});

it('sends an unverified person to prove the address, without a session', async () => {
  const { store, visited, kept } = fakeWorld({
    answers: { emailLogin: { token: 't/1', user: loginUser(unverified) } },
  });
  store.dispatch(auth.actions.loginSubmitted(form));
  await vi.waitFor(() => expect(visited.map(({ to }) => to)).toEqual(['/verify-email/t%2F1']));
  expect(kept.token).toBeUndefined();
});

it('says what the server said until a field is edited', async () => {
  const problem = { kind: 'signedOut', message: 'wrong' } as const;
  const { store } = fakeWorld({ answers: { emailLogin: problem } });
  store.dispatch(auth.actions.loginSubmitted(form));
  await vi.waitFor(() =>
    expect(selectLogin(store.getState())).toEqual({ phase: 'editing', problem }),
  );
  store.dispatch(auth.actions.loginEdited());
  expect(selectLogin(store.getState()).problem).toBeUndefined();
});

it('sends once, however often the button is pressed', () => {
  const { store, sent } = fakeWorld({
    answers: { emailLogin: new Promise<never>(() => undefined) },
  });
  for (let press = 0; press < 3; press += 1) store.dispatch(auth.actions.loginSubmitted(form));
  expect(sent).toHaveLength(1);
});

describe('by code', () => {
  const code = { phone: '962790123456', code: '123456' };

  it('says that the code was right before it lets anybody in', async () => {
    const { store, sent, kept } = fakeWorld({
      answers: { phoneLoginVerify: { token: 't1', user: loginUser(noor) }, currentUser: noor },
    });
    store.dispatch(auth.actions.codeSubmitted(code));
    await vi.waitFor(() => expect(selectCode(store.getState()).phase).toBe('done'));
    expect(kept.token).toBeUndefined();
    expect(sent[0]).toEqual({
      name: 'phoneLoginVerify',
      options: { body: { phoneNumber: '962790123456', otpVal: '123456' } },
    });
    await vi.waitFor(() => expect(kept.token).toBe('t1'));
  });

  it('says what was wrong with it until a digit is edited', async () => {
    const problem = { kind: 'signedOut', message: 'wrong' } as const;
    const { store, kept } = fakeWorld({ answers: { phoneLoginVerify: problem } });
    store.dispatch(auth.actions.codeSubmitted(code));
    await vi.waitFor(() => expect(selectCode(store.getState()).problem).toEqual(problem));
    expect(kept.token).toBeUndefined();
    store.dispatch(auth.actions.codeEdited());
    expect(selectCode(store.getState()).problem).toBeUndefined();
  });

  it('sends once, however often the button is pressed', () => {
    const { store, sent } = fakeWorld({
      answers: { phoneLoginVerify: new Promise<never>(() => undefined) },
    });
    for (let press = 0; press < 3; press += 1) store.dispatch(auth.actions.codeSubmitted(code));
    expect(sent).toHaveLength(1);
  });
});

describe('a new password', () => {
  const form = { link: 'L-secret', password: 'Sunrise24' };

  it('is sent with the link of the mail, and other tabs are told on leaving', async () => {
    const { store, sent, told, visited } = fakeWorld({
      answers: { updatePassword: { message: 'done' } },
    });
    store.dispatch(auth.actions.passwordSubmitted(form));
    await vi.waitFor(() => expect(selectPassword(store.getState()).phase).toBe('done'));
    expect(sent).toEqual([
      {
        name: 'updatePassword',
        options: { params: { userId: 'L-secret' }, body: { password: 'Sunrise24' } },
      },
    ]);
    expect(told).toEqual([]);
    store.dispatch(auth.actions.passwordLeft({ email: 'noor+1@example.com' }));
    expect(told).toEqual(['pass-reset']);
    expect(visited.map(({ to }) => to)).toEqual(['/login?email=noor%2B1%40example.com']);
  });

  it('is told to have failed', async () => {
    const { store } = fakeWorld({ answers: { updatePassword: { kind: 'broken' } } });
    store.dispatch(auth.actions.passwordSubmitted(form));
    await vi.waitFor(() =>
      expect(selectPassword(store.getState())).toEqual({
        phase: 'editing',
        problem: { kind: 'broken' },
      }),
    );
  });

  it('finds its link dead when it was used meanwhile', async () => {
    const { store } = fakeWorld({
      answers: { verifyState: noor, updatePassword: { kind: 'missing' } },
    });
    store.dispatch(messages.actions.linkOpened({ id: 'L-secret', needs: 'account' }));
    await vi.waitFor(() => expect(selectLink(store.getState()).owner.phase).toBe('ready'));
    store.dispatch(auth.actions.passwordSubmitted(form));
    await vi.waitFor(() => expect(selectLink(store.getState()).owner.phase).toBe('failed'));
  });
});
