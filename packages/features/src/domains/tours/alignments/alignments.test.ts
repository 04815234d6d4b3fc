import { describe, expect, it, vi } from 'vitest';
import { createTestStore } from '#testing';
import { toursFeature } from '../tours.feature';
import { changeKey, loadAlignments, saveAlignment } from '../tours.requests';
import { sharedAlignments, withChange } from './alignments';
import { selectAlignmentChanges } from './alignments.slice';

const hall = {
  from: { slot: '2024-03-05', scene: 'hall' },
  to: { slot: 'date', scene: 'entrance' },
  yaw: 1,
};
const court = { ...hall, from: { slot: '2024-03-05', scene: 'court' } };
const folder = 'noor|A';
const message = { message: 'Saved' };

function open(answers: Parameters<typeof createTestStore>[0] & object = {}) {
  const { store, sent } = createTestStore({ features: [toursFeature], ...answers });
  const shown = () => {
    const state = store.getState();
    const loaded = loadAlignments.selectState(state, folder);
    return sharedAlignments({
      folder,
      saved: 'data' in loaded ? (loaded.data ?? []) : [],
      changes: selectAlignmentChanges(state),
      saves: saveAlignment.selectStates(state),
    });
  };
  const save = (form: Parameters<typeof withChange>[1], of = folder) =>
    store.dispatch(saveAlignment.requested({ folder: of, form }));
  return { store, sent, shown, save };
}

describe('withChange', () => {
  it('adds, replaces and removes an alignment', () => {
    const two = withChange(withChange([], hall), court);
    expect(two).toEqual([court, hall]);
    expect(withChange(two, { ...hall, yaw: 2 })).toEqual([{ ...hall, yaw: 2 }, court]);
    expect(withChange(two, { ...hall, yaw: null })).toEqual([court]);
  });
});

describe('the alignments of a project', () => {
  it('have a change while it is being saved, and after that', async () => {
    const saving = Promise.withResolvers<typeof message>();
    const { store, sent, shown, save } = open({
      answers: { tourAlignments: { alignments: [court] }, setTourAlignment: saving.promise },
    });
    store.dispatch(loadAlignments.requested(folder));
    await vi.waitFor(() => expect(shown().alignments).toEqual([court]));
    save(hall);
    expect(shown()).toEqual({ alignments: [hall, court], failed: [] });
    saving.resolve(message);
    await vi.waitFor(() => expect(selectAlignmentChanges(store.getState())).toEqual({}));
    expect(shown().alignments).toEqual([hall, court]);
    expect(sent[1]?.options).toEqual({ params: { folder }, body: hall });
  });

  it('lose a change that could not be saved, until it is sent again', async () => {
    const answers = [{ kind: 'serverError' } as const, message];
    const { store, shown, save } = open({
      answers: { setTourAlignment: () => answers.shift() ?? message },
    });
    save(hall);
    await vi.waitFor(() =>
      expect(shown().failed).toEqual([[changeKey({ folder, form: hall }), { folder, form: hall }]]),
    );
    expect(shown().alignments).toEqual([]);
    save(hall);
    expect(shown()).toEqual({ alignments: [hall], failed: [] });
    await vi.waitFor(() => expect(selectAlignmentChanges(store.getState())).toEqual({}));
  });

  it('forget a failed change that was dismissed', async () => {
    const { store, shown, save } = open({ answers: { setTourAlignment: { kind: 'forbidden' } } });
    save(hall);
    await vi.waitFor(() => expect(shown().failed).toHaveLength(1));
    store.dispatch(saveAlignment.dismissed(changeKey({ folder, form: hall })));
    expect(shown().failed).toEqual([]);
  });

  it('have changes of their own project, in any order of responses', async () => {
    const first = Promise.withResolvers<typeof message>();
    const responses = [first.promise, Promise.resolve(message)];
    const { store, shown, save } = open({
      answers: { setTourAlignment: () => responses.shift() ?? message },
    });
    save(hall, 'noor|B');
    save(court);
    await vi.waitFor(() =>
      expect(Object.values(selectAlignmentChanges(store.getState()))).toEqual([
        { folder: 'noor|B', form: hall },
      ]),
    );
    expect(shown().alignments).toEqual([]);
    first.resolve(message);
    await vi.waitFor(() => expect(selectAlignmentChanges(store.getState())).toEqual({}));
  });
});
