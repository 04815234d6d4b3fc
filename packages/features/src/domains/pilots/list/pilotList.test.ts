import { describe, expect, it, vi } from 'vitest';
import { archives } from '#tours';
import { fakeWorld } from '#testing';
import { pilotsWanted } from './pilotList.saga';
import {
  pilotList,
  selectFailedPilotDeletion,
  selectLeaving,
  selectPilotNames,
} from './pilotList.slice';
import { features } from '../list.page';

const projects = ['demo', 'villa'];

async function listed(answers: NonNullable<Parameters<typeof fakeWorld>[0]>['answers'] = {}) {
  const world = fakeWorld({ features, answers: { pilots: { projects }, ...answers } });
  world.store.dispatch(pilotsWanted({}));
  const names = () => {
    const { remote } = selectPilotNames(world.store.getState());
    return remote.phase === 'ready' ? remote.data : undefined;
  };
  await vi.waitFor(() => expect(names()).toEqual(projects));
  return { ...world, names, leaving: () => selectLeaving(world.store.getState()) };
}

describe('the list of pilots', () => {
  it('is fetched once, and again on request', async () => {
    const { store, sent } = await listed();
    store.dispatch(pilotsWanted({}));
    expect(sent).toHaveLength(1);
    store.dispatch(pilotsWanted({ again: true }));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is fetched anew after an upload of a pilot was called off, and after no other', async () => {
    const { store, sent } = await listed({ cancelUpload: { message: '' } });
    const lists = () => sent.filter(({ name }) => name === 'pilots');
    const project = { id: 't-1', projectId: 'p-1', body: { uploadFor: 'project' as const } };
    store.dispatch(archives.actions.cancelAsked(project));
    await vi.waitFor(() => expect(sent.at(-1)?.name).toBe('cancelUpload'));
    expect(lists()).toHaveLength(1);
    const pilot = { id: 't-2', projectId: 'demo', body: { uploadFor: 'pilot' as const } };
    store.dispatch(archives.actions.cancelAsked(pilot));
    await vi.waitFor(() => expect(lists()).toHaveLength(2));
  });
});

describe('a pilot that is deleted', () => {
  it('leaves at once and for good', async () => {
    const { store, names, leaving } = await listed({ deletePilot: { message: '' } });
    store.dispatch(pilotList.actions.deleteConfirmed('demo'));
    expect(leaving()).toEqual(['demo']);
    await vi.waitFor(() => expect(names()).toEqual(['villa']));
    expect(leaving()).toEqual([]);
  });

  it('comes back with the reason when that fails', async () => {
    const { store, names, leaving } = await listed({ deletePilot: { kind: 'broken' } });
    store.dispatch(pilotList.actions.deleteConfirmed('demo'));
    await vi.waitFor(() => expect(leaving()).toEqual([]));
    expect(names()).toEqual(projects);
    expect(selectFailedPilotDeletion(store.getState())).toEqual({
      name: 'demo',
      problem: { kind: 'broken' },
    });
    store.dispatch(pilotList.actions.deletionSeen());
    expect(selectFailedPilotDeletion(store.getState())).toBeUndefined();
  });
});
