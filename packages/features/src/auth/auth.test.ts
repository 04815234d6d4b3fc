import { loginUser, noor, unverified } from '@jawla/mocks/fixtures';
import { expect, it, vi } from 'vitest';
import { fakeWorld } from '../testing/fakeWorld';
import { auth, selectLogin } from './auth.slice';

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
