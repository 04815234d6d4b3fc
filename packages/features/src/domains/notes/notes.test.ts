import { buildingNotes, noteEntries } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createRequest } from '#core/store';
import { createTestStore } from '#testing';
import { notesFeature } from './notes.feature';
import { deleteNote, restoreNote, saveNote, sendComment, setNoteStatus } from './notes.requests';

const PROJECT = 'p-offices';
const note = buildingNotes.crack;
const [entry] = noteEntries;
const ref = { project: PROJECT, number: note.number };
const form = {
  _id: note._id,
  slot: note.slot,
  text: 'Crack',
  place: null,
  person: null,
  due: null,
};

/** What tells how many notes a project has. */
const loadCounts = createRequest({
  name: 'test/counts',
  kind: 'read',
  maxAgeMs: Infinity,
  key: (id: string) => id,
  send: () => Promise.resolve('counted'),
  entities: (id) => [{ kind: 'project', id }],
});

describe('the number of notes of a project', () => {
  async function after(action: { type: string }) {
    const { store } = createTestStore({
      features: [notesFeature, { name: 'test', requests: [loadCounts] }],
      answers: {
        createNote: { note },
        setNoteStatus: { note },
        deleteNote: { message: 'Deleted' },
        restoreNote: { note },
        ...(entry && { createNoteComment: { entry } }),
      },
    });
    const root = (): object => store.getState();
    const state = () => loadCounts.selectState(root(), PROJECT);
    store.dispatch(loadCounts.requested(PROJECT));
    await vi.waitFor(() => expect(state().phase).toBe('ready'));
    store.dispatch(action);
    await vi.waitFor(() => {
      if (JSON.stringify(root()).includes('"phase":"loading"')) throw new Error('pending');
    });
    return state();
  }

  it.each([
    ['was written', saveNote.requested({ ref, draft: '1', form, photos: [] })],
    ['is done', setNoteStatus.requested({ ref, status: 'done' })],
    ['was deleted', deleteNote.requested(ref)],
    ['was restored', restoreNote.requested({ ref })],
  ])('is outdated after a note %s', async (_, action) => {
    expect(await after(action)).toMatchObject({ phase: 'ready', at: 0 });
  });

  it('is not after a comment', async () => {
    const comment = { _id: crypto.randomUUID(), text: 'Yes' };
    const state = await after(
      sendComment.requested({ ref, form: comment, photos: [], attempt: 1 }),
    );
    expect(state).not.toMatchObject({ at: 0 });
  });
});
