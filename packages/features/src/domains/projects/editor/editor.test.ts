import { projects as fixtures } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fakeWorld } from '#testing';
import { selectProject } from '../projects.slice';
import { transfers } from '#transfers';
import { allUsersWanted } from '../../users/list/users.saga';
import { selectAllFresh } from '../../users/list/users.slice';
import {
  bodyOf,
  daysOf,
  formOf,
  isOvertaken,
  sameForm,
  severalEmails,
  tourTransfer,
  typedDay,
} from './editor.model';
import { accessWanted, editorOpened, emailSought } from './editor.saga';
import { editor, selectOpen, selectSearch } from './editor.slice';
import { clientsFeature } from '../../users/details/clients.feature';
import { usersFeature } from '../../users/list/users.feature';
import { features as editorFeatures } from '../editor.page';

const features = [...editorFeatures, usersFeature, clientsFeature];

const project = fixtures.offices;
const people = [{ _id: 'a-1', email: 'khalid@example.com' }];
const { actions } = editor;

async function opened(answers: Parameters<typeof fakeWorld>[0] = {}) {
  const world = fakeWorld({
    features,
    ...answers,
    answers: { project, emailAccess: people, ...answers?.answers },
  });
  world.store.dispatch(editorOpened(project._id));
  const open = () => selectOpen(world.store.getState());
  await vi.waitFor(() => expect(open()?.access.remote.phase).toBe('ready'));
  await vi.waitFor(() =>
    expect(selectProject(world.store.getState(), project._id).phase).toBe('ready'),
  );
  const access = () => {
    const remote = open()?.access.remote;
    return remote?.phase === 'ready' ? remote.data : undefined;
  };
  return { ...world, open, access };
}

describe('a project that is saved', () => {
  const submitted = actions.submitted({ form: formOf(project), revision: '4' });

  it('says what it started from, and is fetched anew with the message', async () => {
    const { store, sent, open } = await opened({
      answers: { updateProject: { message: 'Saved.' } },
    });
    store.dispatch(submitted);
    expect(open()?.save.phase).toBe('saving');
    await vi.waitFor(() =>
      expect(open()?.save).toMatchObject({ phase: 'saved', message: 'Saved.' }),
    );
    const update = sent.find(({ name }) => name === 'updateProject');
    expect(update?.options.body).toMatchObject({ revision: '4', name: project.name });
    expect(sent.at(-1)?.name).toBe('project');
  });

  it('makes the lists of clients outdated', async () => {
    const { store } = await opened({
      answers: { updateProject: { message: '' }, users: { users: [], next: null, prev: null } },
    });
    store.dispatch(allUsersWanted());
    await vi.waitFor(() => expect(selectAllFresh(store.getState(), Date.now())).toBe(true));
    store.dispatch(submitted);
    await vi.waitFor(() => expect(selectAllFresh(store.getState(), Date.now())).toBe(false));
  });

  it('is fetched anew when somebody else was first', async () => {
    const { store, sent, open } = await opened({
      answers: { updateProject: { kind: 'refused', status: 409, message: 'Late.', errors: {} } },
    });
    const before = sent.filter(({ name }) => name === 'project').length;
    store.dispatch(submitted);
    await vi.waitFor(() => expect(open()?.save.phase).toBe('failed'));
    expect(sent.filter(({ name }) => name === 'project')).toHaveLength(before + 1);
  });

  it('is left alone when a field is refused', async () => {
    const { store, sent, open } = await opened({
      answers: {
        updateProject: {
          kind: 'refused',
          status: 409,
          message: 'Taken.',
          errors: { name: 'Taken.' },
        },
      },
    });
    const before = sent.filter(({ name }) => name === 'project').length;
    store.dispatch(submitted);
    await vi.waitFor(() => expect(open()?.save.phase).toBe('failed'));
    expect(sent.filter(({ name }) => name === 'project')).toHaveLength(before);
  });
});

describe('access', () => {
  it('is shown at once and gets its id when it is saved', async () => {
    const { store, access, open } = await opened({ answers: { addAccess: { id: 'a-9' } } });
    store.dispatch(actions.addAsked('sara@example.com'));
    expect(access()).toEqual([...people, { email: 'sara@example.com' }]);
    await vi.waitFor(() =>
      expect(access()).toEqual([...people, { email: 'sara@example.com', _id: 'a-9' }]),
    );
    expect(open()?.changes).toEqual({});
  });

  it('stays as an entry that is not saved when it could not be added', async () => {
    const { store, access, open } = await opened({ answers: { addAccess: { kind: 'broken' } } });
    store.dispatch(actions.addAsked('sara@example.com'));
    await vi.waitFor(() => expect(open()?.changes['sara@example.com']?.phase).toBe('notAdded'));
    expect(access()).toContainEqual({ email: 'sara@example.com' });
  });

  it('goes when it was taken back, and stays when it could not be', async () => {
    const first = await opened({ answers: { deleteAccess: { message: 'Gone.' } } });
    first.store.dispatch(actions.removeAsked('khalid@example.com'));
    await vi.waitFor(() => expect(first.access()).toEqual([]));
    const second = await opened({ answers: { deleteAccess: { kind: 'offline' } } });
    second.store.dispatch(actions.removeAsked('khalid@example.com'));
    await vi.waitFor(() =>
      expect(second.open()?.changes['khalid@example.com']?.phase).toBe('notRemoved'),
    );
    expect(second.access()).toEqual(people);
  });

  it('is asked for once more on request', async () => {
    const { store, sent } = await opened();
    store.dispatch(accessWanted());
    await vi.waitFor(() =>
      expect(sent.filter(({ name }) => name === 'emailAccess')).toHaveLength(2),
    );
  });
});

describe('a search for addresses', () => {
  it('waits for a pause, and is remembered for a minute', async () => {
    vi.useFakeTimers();
    try {
      const { store, sent } = fakeWorld({ features, answers: { usersEmail: people } });
      const searches = () => sent.filter(({ name }) => name === 'usersEmail');
      for (const term of ['k', 'kh', 'kha']) {
        store.dispatch(emailSought({ owner: 'noor', term }));
      }
      await vi.advanceTimersByTimeAsync(300);
      expect(searches().map(({ options }) => options.query)).toEqual([
        { q: 'kha', owner_user: 'noor' },
      ]);
      const search = { owner: 'noor', term: 'kha' };
      expect(selectSearch(store.getState(), search).remote.phase).toBe('ready');

      store.dispatch(emailSought(search));
      await vi.advanceTimersByTimeAsync(59_000);
      expect(searches()).toHaveLength(1);
      store.dispatch(emailSought(search));
      await vi.advanceTimersByTimeAsync(2000);
      store.dispatch(emailSought(search));
      await vi.advanceTimersByTimeAsync(300);
      expect(searches()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not begin for nothing', async () => {
    vi.useFakeTimers();
    try {
      const { store, sent } = fakeWorld({ features });
      store.dispatch(emailSought({ owner: 'noor', term: '' }));
      await vi.advanceTimersByTimeAsync(1000);
      expect(sent).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a date that is removed', () => {
  it('is taken back at the server, and the project fetched anew', async () => {
    const { store, sent, open } = await opened({ answers: { deleteSubProject: { message: '' } } });
    store.dispatch(actions.dateRemovalAsked('2024-02-01'));
    expect(open()?.removals).toEqual({ '2024-02-01': {} });
    await vi.waitFor(() => expect(open()?.removals).toEqual({}));
    expect(sent.at(-1)?.name).toBe('project');
  });

  it('stays with the reason when that fails', async () => {
    const { store, open } = await opened({ answers: { deleteSubProject: { kind: 'broken' } } });
    store.dispatch(actions.dateRemovalAsked('2024-02-01'));
    await vi.waitFor(() =>
      expect(open()?.removals['2024-02-01']).toEqual({ problem: { kind: 'broken' } }),
    );
  });
});

describe('a tour that was uploaded', () => {
  it('brings the project up to date, whatever its row shows by then', async () => {
    const { store, sent } = await opened();
    const fetches = () => sent.filter(({ name }) => name === 'project').length;
    const before = fetches();
    const done = (id: string) =>
      store.dispatch(transfers.actions.done({ id, answer: { message: '' } }));
    done(tourTransfer('p-other', 'date-2026-01-01'));
    expect(fetches()).toBe(before);
    done(tourTransfer(project._id, 'subDate-2026-01-01'));
    await vi.waitFor(() => expect(fetches()).toBe(before + 1));
  });
});

describe('the form', () => {
  it('shows days without their time, and a row to type in where there is none', () => {
    expect(formOf({ ...project, date: '2024-03-05T22:00:00.000Z', subDate: [] })).toMatchObject({
      date: '2024-03-05',
      subDate: [''],
    });
  });

  it('sends trimmed texts, days in order and once, and no empty rows', () => {
    const form = {
      ...formOf(project),
      name: '  Tower ',
      date: '',
      subDate: ['2025-05-05', '', '2024-01-01', '2025-05-05', '2024-1'],
    };
    expect(bodyOf(form, undefined)).toMatchObject({
      name: 'Tower',
      date: null,
      subDate: ['2024-01-01', '2025-05-05'],
    });
    expect(bodyOf(form, undefined)).not.toHaveProperty('revision');
  });

  it('sends a day in full though its field was not left', () => {
    const form = { ...formOf(project), date: '2024-3-5', subDate: ['2025-1-9', '2025-01-09'] };
    expect(bodyOf(form, undefined)).toMatchObject({ date: '2024-03-05', subDate: ['2025-01-09'] });
  });

  it('is unchanged by spaces, empty rows and another order of days', () => {
    const form = formOf(project);
    expect(
      sameForm(form, {
        ...form,
        name: `${form.name} `,
        subDate: [...form.subDate.toReversed(), ''],
      }),
    ).toBe(true);
    expect(sameForm(form, { ...form, number: '99' })).toBe(false);
    expect(daysOf(['2025-13-01', '2024-02-30'])).toEqual([]);
  });

  it('understands days as people type them', () => {
    expect(typedDay('٢٠٢٤/٣/٥')).toBe('2024-3-5');
    expect(typedDay('20240305')).toBe('2024-03-05');
    expect(typedDay('2024.03.05 and more')).toBe('2024-03-05');
  });

  it('finds several addresses in what a mail program copies', () => {
    expect(
      severalEmails('Sara <sara@example.com>; "O" <OMAR@example.com>,sara@example.com'),
    ).toEqual(['sara@example.com', 'omar@example.com']);
    expect(severalEmails('sara@example.com')).toEqual([]);
  });

  it('knows a late save from a refused field', () => {
    const refusal = { kind: 'refused' as const, message: '', errors: {} };
    expect(isOvertaken({ ...refusal, status: 409 })).toBe(true);
    expect(isOvertaken({ ...refusal, status: 409, errors: { name: '' } })).toBe(false);
    expect(isOvertaken({ ...refusal, status: 422 })).toBe(false);
    expect(isOvertaken({ kind: 'offline' })).toBe(false);
  });
});
