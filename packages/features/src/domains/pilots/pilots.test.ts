import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestStore } from '#testing';
import { cancelUpload } from '#tours';
import { transfers, uploadKey } from '#transfers';
import { features } from './list.page';
import { uploadPilotPicture } from './pilots.model';
import { deletePilot, loadPilot, loadPilots, removePilotPicture } from './pilots.requests';

const projects = ['demo', 'villa'];
const tour = {
  kind: 'tour' as const,
  projectId: 'p-1',
  projectName: 'Villa',
  owner: 'noor',
  date: { kind: 'date' as const, day: '2025-04-20' },
};
const named = (names: readonly string[]) => names.map((name) => ({ name }));

async function listed(answers: NonNullable<Parameters<typeof createTestStore>[0]>['answers'] = {}) {
  const testStore = createTestStore({ features, answers: { pilots: { projects }, ...answers } });
  testStore.show(loadPilots, undefined);
  const state = () => loadPilots.selectState(testStore.store.getState());
  await vi.waitFor(() => expect(state()).toMatchObject({ phase: 'ready', data: named(projects) }));
  const deletion = () => deletePilot.selectState(testStore.store.getState(), 'demo');
  return { ...testStore, state, deletion };
}

describe('a pilot', () => {
  it('is loaded by its name', async () => {
    const pilot = { name: 'Demo pavilion', path: 'http://tours.localhost/p/index.html' };
    const { store, sent } = createTestStore({ features, answers: { pilot } });
    store.dispatch(loadPilot.requested('Demo pavilion'));
    await vi.waitFor(() =>
      expect(loadPilot.selectState(store.getState(), 'Demo pavilion')).toMatchObject({
        phase: 'ready',
        data: pilot,
      }),
    );
    expect(sent[0]?.options.params).toEqual({ name: 'Demo pavilion' });
  });

  it('has the default path of the contract if the server sends none', async () => {
    const { store } = createTestStore({ features, answers: { pilot: { name: 'Demo pavilion' } } });
    store.dispatch(loadPilot.requested('Demo pavilion'));
    await vi.waitFor(() =>
      expect(loadPilot.selectState(store.getState(), 'Demo pavilion')).toMatchObject({
        data: { path: '/projects/pilot_projects/Demo%20pavilion/index.html' },
      }),
    );
  });

  it('fails if the pilot does not exist', async () => {
    const { store } = createTestStore({ features, answers: { pilot: { kind: 'notFound' } } });
    store.dispatch(loadPilot.requested('x'));
    await vi.waitFor(() =>
      expect(loadPilot.selectState(store.getState(), 'x')).toEqual({
        phase: 'failed',
        problem: { kind: 'notFound' },
      }),
    );
  });
});

describe('the list of pilots', () => {
  it('is loaded once, and again with `force`', async () => {
    const { store, sent } = await listed();
    store.dispatch(loadPilots.requested());
    expect(sent).toHaveLength(1);
    store.dispatch(loadPilots.requested(undefined, { force: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is loaded again after the upload of a pilot is cancelled, but not of other uploads', async () => {
    const { store, sent } = await listed({ cancelUpload: { message: '' } });
    const lists = () => sent.filter(({ name }) => name === 'pilots');
    store.dispatch(cancelUpload.requested({ subject: tour, file: 'a.zip' }));
    await vi.waitFor(() =>
      expect(cancelUpload.selectState(store.getState(), uploadKey(tour)).phase).toBe('ready'),
    );
    expect(lists()).toHaveLength(1);
    store.dispatch(cancelUpload.requested({ subject: { kind: 'pilot' }, file: 'demo.zip' }));
    await vi.waitFor(() => expect(lists()).toHaveLength(2));
  });
});

describe('the picture of a pilot', () => {
  const picture = { path: '/chosen', name: '' };

  it('is part of the list if the server sends pictures', async () => {
    const pilots = [{ name: 'demo', picture, isChosen: true }, { name: 'villa' }];
    const { store } = createTestStore({ features, answers: { pilots: { projects, pilots } } });
    store.dispatch(loadPilots.requested());
    const state = () => loadPilots.selectState(store.getState());
    await vi.waitFor(() => expect(state()).toMatchObject({ data: pilots }));
  });

  it('is uploaded, and then the list is loaded again', async () => {
    const { store, sent, controls } = await listed();
    store.dispatch(uploadPilotPicture('demo', new File(['a'], 'a.jpg')));
    await vi.waitFor(() => expect(controls.requests).toHaveLength(1));
    expect(controls.requests[0]).toMatchObject({
      name: 'uploadPilotPicture',
      params: { name: 'demo' },
    });
    controls.answer({ picture });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is restored, and then the list is loaded again', async () => {
    const { store, sent } = await listed({ removePilotPicture: { picture: null } });
    store.dispatch(removePilotPicture.requested('demo'));
    await vi.waitFor(() =>
      expect(sent.map(({ name }) => name)).toEqual(['pilots', 'removePilotPicture', 'pilots']),
    );
  });

  it('is polled for a limited time after a pilot was created', async () => {
    const { store, sent } = await listed();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    store.dispatch(
      transfers.actions.done({ subject: { kind: 'pilot' }, answer: { message: '' }, at: 0 }),
    );
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sent).toHaveLength(3);
  });
});

describe('deleting a pilot', () => {
  it('removes it from the list, so that a new pilot may reuse its name', async () => {
    const { store, state, deletion, answers } = await listed({ deletePilot: { message: '' } });
    answers.pilots = { projects: ['villa'] };
    store.dispatch(deletePilot.requested('demo'));
    expect(deletion().phase).toBe('loading');
    await vi.waitFor(() => expect(state()).toMatchObject({ data: named(['villa']) }));
    expect(deletion().phase).toBe('ready');
  });

  it('shows it again with the reason when the deletion fails', async () => {
    const { store, state, deletion } = await listed({ deletePilot: { kind: 'serverError' } });
    store.dispatch(deletePilot.requested('demo'));
    await vi.waitFor(() =>
      expect(deletion()).toEqual({ phase: 'failed', problem: { kind: 'serverError' } }),
    );
    expect(state()).toMatchObject({ data: named(projects) });
    store.dispatch(deletePilot.dismissed('demo'));
    expect(deletion().phase).toBe('idle');
  });
});
