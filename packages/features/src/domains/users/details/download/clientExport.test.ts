import type { ClientExport } from '@jawla/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Problem, RequestState } from '#core/http';
import { createTestStore, loggedOut } from '#testing';
import { clientExportFeature } from './clientExport.feature';
import { clientExportUrl, pauseMs, readPercent } from './clientExport.model';
import { loadClientExport } from './clientExport.requests';

const whole: ClientExport = {
  isReady: true,
  projects: 3,
  tours: 12,
  files: 400,
  bytes: 4000,
  readBytes: 4000,
};
const part: ClientExport = { ...whole, isReady: false, readBytes: 2000 };

describe('clientExportUrl', () => {
  it('encodes the user name as one segment', () =>
    expect(clientExportUrl('a/../b?c')).toBe('/files/exports/a%2F..%2Fb%3Fc'));
});

describe('readPercent', () => {
  it.each([
    [0, 4000, 0],
    [3999, 4000, 99],
    [4000, 4000, 100],
  ])('of %i of %i bytes is %i', (readBytes, bytes, percent) =>
    expect(readPercent({ ...part, readBytes, bytes })).toBe(percent),
  );

  it('is unknown when there is nothing to read', () =>
    expect(readPercent({ ...part, readBytes: 0, bytes: 0 })).toBeUndefined());
});

describe('pauseMs', () => {
  const ready = (data: ClientExport): RequestState<ClientExport> => ({
    phase: 'ready',
    data,
    at: 1,
  });
  const failed = (problem: Problem): RequestState<ClientExport> => ({ phase: 'failed', problem });

  it('is longer while the page is hidden', () => {
    const seen = pauseMs(ready(part), true);
    const hidden = pauseMs(ready(part), false);
    expect(seen).toBeGreaterThan(0);
    expect(hidden).toBeGreaterThan(Number(seen));
  });

  it('is longer after a failure that may pass', () => {
    const usual = Number(pauseMs(ready(part), true));
    for (const kind of ['offline', 'timeout', 'serverError'] as const) {
      expect(pauseMs(failed({ kind }), true)).toBeGreaterThan(usual);
    }
  });

  it('is what the server asks for', () =>
    expect(pauseMs(failed({ kind: 'rateLimited', retryAfter: 40 }), true)).toBe(40_000));

  it.each([
    ['once the file is ready', ready(whole)],
    ['while a request is pending', { phase: 'loading' } as const],
    ['after the client was deleted', failed({ kind: 'notFound' })],
    ['after the session has ended', failed({ kind: 'unauthenticated' })],
    ['without permission', failed({ kind: 'forbidden' })],
  ])('has none %s', (_, state) => expect(pauseMs(state, true)).toBeUndefined());
});

describe('loadClientExport', () => {
  const open = (userName: string) => loadClientExport.requested(userName, { force: true });

  function world() {
    const noor = Promise.withResolvers<ClientExport>();
    const later = { noor: noor.promise };
    const test = createTestStore({
      features: [clientExportFeature],
      answers: {
        clientExport: ({ params }) =>
          JSON.stringify(params) === '{"userName":"noor"}' ? later.noor : part,
      },
    });
    const state = (userName: string) =>
      loadClientExport.selectState(test.store.getState(), userName);
    return { ...test, answerNoor: noor.resolve, later, state };
  }

  it('does not show a late response for a client in the dialog of another one', async () => {
    const { store, state, answerNoor } = world();
    store.dispatch(open('noor'));
    store.dispatch(loadClientExport.left('noor'));
    store.dispatch(open('khalid'));
    await vi.waitFor(() => expect(state('khalid')).toMatchObject({ phase: 'ready', data: part }));
    answerNoor(whole);
    await new Promise((resolve) => void setTimeout(resolve, 0));
    expect(state('khalid')).toMatchObject({ data: part });
    expect(state('noor')).toEqual({ phase: 'idle' });
  });

  it('ignores the response to a dialog that was closed and opened again since', async () => {
    const { store, state, answerNoor, later } = world();
    store.dispatch(open('noor'));
    store.dispatch(loadClientExport.left('noor'));
    later.noor = Promise.resolve(part);
    store.dispatch(open('noor'));
    answerNoor(whole);
    await vi.waitFor(() => expect(state('noor')).toMatchObject({ phase: 'ready' }));
    expect(state('noor')).toMatchObject({ data: part });
  });

  it('leaves nothing to the next user when a user logs out', async () => {
    const { store, state, answerNoor } = world();
    store.dispatch(open('noor'));
    store.dispatch(open('khalid'));
    await vi.waitFor(() => expect(state('khalid')).toMatchObject({ phase: 'ready' }));
    store.dispatch(loggedOut());
    answerNoor(whole);
    await new Promise((resolve) => void setTimeout(resolve, 0));
    expect(state('noor')).toEqual({ phase: 'idle' });
    expect(state('khalid')).toEqual({ phase: 'idle' });
  });
});
