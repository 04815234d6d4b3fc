import { noor, unverified } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createTestStore } from '#testing';
import {
  messages,
  RESEND_WAIT_MS,
  selectLink,
  selectLinkOwner,
  selectSending,
} from './messages.slice';
import { authFeature } from './auth.feature';

const features = [authFeature];

const { linkOpened, messageRequested, closed } = messages.actions;

it('loads the account of a link', async () => {
  const { store, sent } = createTestStore({ features, answers: { verifyState: noor } });
  store.dispatch(linkOpened({ id: 'v1', needs: 'account' }));
  await vi.waitFor(() =>
    expect(selectLinkOwner(store.getState())).toEqual({
      email: noor.email,
      phone: noor.phone,
      verified: true,
    }),
  );
  expect(sent).toEqual([{ name: 'verifyState', options: { params: { id: 'v1' } } }]);
});

it('requests only the email address if the screen requires no more', async () => {
  const { store, sent } = createTestStore({
    features,
    answers: { linkEmail: { email: 'noor@example.com' } },
  });
  store.dispatch(linkOpened({ id: 't1', needs: 'address' }));
  await vi.waitFor(() => expect(selectLinkOwner(store.getState())?.email).toBe('noor@example.com'));
  expect(sent.map(({ name }) => name)).toEqual(['linkEmail']);
});

it('reports an expired link', async () => {
  const { store } = createTestStore({ features, answers: { verifyState: { kind: 'notFound' } } });
  store.dispatch(linkOpened({ id: 'v1', needs: 'account' }));
  await vi.waitFor(() =>
    expect(selectLink(store.getState()).owner).toEqual({
      phase: 'failed',
      problem: { kind: 'notFound' },
    }),
  );
});

it('ignores a late response for the previous link', async () => {
  const { store, answers } = createTestStore({ features });
  let answerFirst: (account: typeof noor) => void = () => undefined;
  answers.verifyState = new Promise((resolve) => {
    answerFirst = resolve;
  });
  store.dispatch(linkOpened({ id: 'old', needs: 'account' }));
  store.dispatch(closed());
  answers.verifyState = unverified;
  store.dispatch(linkOpened({ id: 'new', needs: 'account' }));
  answerFirst(noor);
  await vi.waitFor(() => expect(selectLinkOwner(store.getState())?.email).toBe(unverified.email));
  expect(selectLink(store.getState()).id).toBe('new');
});

it.each([
  ['resetPassword', 'sendResetPassword', { email: 'a@b.co', emailType: 'resetPassword' }],
  ['verifyEmail', 'sendVerifyEmail', { email: 'a@b.co', emailType: 'verifyEmail' }],
] as const)('sends a mail: %s', async (kind, name, body) => {
  const { store, sent, visited } = createTestStore({
    features,
    answers: { [name]: { verifyLink: 'v/3' } },
  });
  store.dispatch(messageRequested({ kind, to: 'a@b.co', again: false }));
  await vi.waitFor(() => expect(visited).toHaveLength(1));
  expect(sent).toEqual([{ name, options: { body } }]);
  expect(visited).toEqual([{ to: '/check-email/v%2F3', replace: false, state: undefined }]);
});

it('sends a code again: the new link replaces the old one without loading the account', async () => {
  const { store, sent, visited, stored } = createTestStore({
    features,
    answers: { verifyState: noor, phoneLogin: { verifyLink: 'v2' } },
  });
  store.dispatch(linkOpened({ id: 'v1', needs: 'account' }));
  await vi.waitFor(() => expect(selectLinkOwner(store.getState())).toBeDefined());
  store.dispatch(messageRequested({ kind: 'code', to: '962790123456', again: true }));
  await vi.waitFor(() => expect(visited).toHaveLength(1));
  expect(visited).toEqual([{ to: '/verify-otp/v2', replace: true, state: undefined }]);
  expect(stored.sent?.link).toBe('v2');

  store.dispatch(linkOpened({ id: 'v2', needs: 'account' }));
  expect(selectLinkOwner(store.getState())?.phone).toBe(noor.phone);
  expect(sent.map(({ name }) => name)).toEqual(['verifyState', 'phoneLogin']);
});

it('sends one request when the button is clicked repeatedly', () => {
  const { store, sent } = createTestStore({
    features,
    answers: { phoneLogin: new Promise(() => undefined) },
  });
  for (let press = 0; press < 3; press += 1) {
    store.dispatch(messageRequested({ kind: 'code', to: '962790123456', again: false }));
  }
  expect(sent).toHaveLength(1);
});

it('continues the countdown after a reload', async () => {
  const testStore = createTestStore({ features, answers: { verifyState: noor } });
  const at = Date.now() - 10_000;
  testStore.stored.sent = { link: 'v1', at };
  testStore.store.dispatch(linkOpened({ id: 'v1', needs: 'account' }));
  await vi.waitFor(() => expect(selectLinkOwner(testStore.store.getState())).toBeDefined());
  expect(selectSending(testStore.store.getState())).toMatchObject({
    sentAt: at,
    until: at + RESEND_WAIT_MS,
  });
});

it('waits as long as the server requires', async () => {
  const problem = { kind: 'rateLimited', retryAfter: 120 } as const;
  const { store } = createTestStore({ features, answers: { sendResetPassword: problem } });
  const before = Date.now();
  store.dispatch(messageRequested({ kind: 'resetPassword', to: 'a@b.co', again: false }));
  await vi.waitFor(() => expect(selectSending(store.getState()).problem).toEqual(problem));
  expect(selectSending(store.getState()).until).toBeGreaterThanOrEqual(before + 120_000);
});

describe('a message whose screen is closed while it is being sent', () => {
  const answers = () => {
    const first = Promise.withResolvers<{ verifyLink: string }>();
    return { first, phoneLogin: first.promise, sendResetPassword: { verifyLink: 'L-2' } };
  };

  it('does not navigate, and shows nothing on the next screen', async () => {
    const { first, ...responses } = answers();
    const { store, sent, visited } = createTestStore({ features, answers: responses });
    store.dispatch(messageRequested({ kind: 'code', to: '962790123456', again: false }));
    expect(sent).toHaveLength(1);
    store.dispatch(closed());
    first.resolve({ verifyLink: 'L-1' });
    await Promise.resolve();
    await vi.waitFor(() => expect(selectSending(store.getState()).phase).toBe('idle'));
    expect(visited).toEqual([]);
  });

  it('does not block a message of the next screen', async () => {
    const { first, ...responses } = answers();
    const { store, visited } = createTestStore({ features, answers: responses });
    store.dispatch(messageRequested({ kind: 'code', to: '962790123456', again: false }));
    store.dispatch(closed());
    store.dispatch(messageRequested({ kind: 'resetPassword', to: 'a@b.co', again: false }));
    await vi.waitFor(() => expect(visited.map(({ to }) => to)).toEqual(['/check-email/L-2']));
    first.resolve({ verifyLink: 'L-1' });
    await Promise.resolve();
    expect(visited).toHaveLength(1);
  });
});
