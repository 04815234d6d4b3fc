import { admin, noor } from '@jawla/mocks/fixtures';
import type { SessionUser } from '@jawla/contract';
import { expect, it, vi } from 'vitest';
import { selectUser, session } from '#session';
import { createTestStore } from '#testing';
import { transfers, transfersFeature } from '#transfers';
import { deleteFootage, takeFootage } from './footage.requests';
import { features } from './inbox.page';

const DONE = { message: 'Done' };

async function openInbox(currentUser: SessionUser) {
  const test = createTestStore({
    features: [...features, transfersFeature],
    token: 't-admin',
    answers: { currentUser, takeFootage: DONE, deleteFootage: DONE },
  });
  test.store.dispatch(session.actions.userRequested());
  const waiting = () => selectUser(test.store.getState())?.waitingFootage;
  await vi.waitFor(() => expect(selectUser(test.store.getState())).toBeDefined());
  return { ...test, waiting };
}

it.each([
  ['taken', takeFootage.requested('d-1'), 2],
  ['deleted', deleteFootage.requested('d-1'), 2],
  [
    'handed in',
    transfers.actions.done({
      subject: { kind: 'footage', page: 'session', projectName: 'Villa' },
      answer: DONE,
      at: 1,
    }),
    4,
  ],
])('the number beside the inbox follows what is %s, without a reload', async (_, change, after) => {
  const { store, answers, waiting } = await openInbox({ ...admin, waitingFootage: 3 });
  expect(waiting()).toBe(3);
  answers.currentUser = { ...admin, waitingFootage: after };
  store.dispatch(change);
  await vi.waitFor(() => expect(waiting()).toBe(after));
});

it('asks nothing where the server counts nothing', async () => {
  const { store, sent } = await openInbox(noor);
  store.dispatch(takeFootage.requested('d-1'));
  await vi.waitFor(() => expect(sent.at(-1)?.name).toBe('takeFootage'));
  await vi.waitFor(() =>
    expect(takeFootage.selectState(store.getState(), 'd-1').phase).toBe('ready'),
  );
  expect(sent.filter(({ name }) => name === 'currentUser')).toHaveLength(1);
});
