import { picturedOffices, projects as fixtures } from '@jawla/mocks/fixtures';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayOf } from '#core/i18n';
import { createTestStore, loggedOut } from '#testing';
import { findTour, tourKey, type TourRef } from '#tours';
import { transfers, type UploadProject, type UploadSubject } from '#transfers';
import { features } from '../editor.page';
import { nextProject } from '../projects.model';
import {
  accessKey,
  addAccess,
  createProject,
  dateKey,
  deleteDate,
  loadAccess,
  loadProject,
  removeAccess,
  removeTourPicture,
  saveProject,
  searchEmails,
  dateTourKey,
} from '../projects.requests';
import { emailTyped } from '../projects.saga';
import { changedFields, daysOf, formOf, rowsOf, toBody } from './editor.model';
import { uploadTourPicture } from './dates/useDatePictures';
import { withoutHiddenErrors } from './mergeForms';
import { splitEmails } from './access/splitEmails';

const project = fixtures.offices;
const id = project._id;
const uploadProject: UploadProject = {
  projectId: id,
  projectName: project.name,
  owner: project.owner.userName,
};
const tour = {
  kind: 'tour' as const,
  date: { kind: 'subDate' as const, day: '2025-04-20' },
  ...uploadProject,
};
const people = [{ _id: 'a-1', email: 'khalid@example.com' }];
type Answers = NonNullable<Parameters<typeof createTestStore>[0]>['answers'];

async function opened(answers: Answers = {}) {
  const testStore = createTestStore({
    features,
    answers: { project, emailAccess: people, ...answers },
  });
  const { store, sent, show } = testStore;
  const hide = show(loadProject, id);
  show(loadAccess, id);
  const access = () => loadAccess.selectState(store.getState(), id);
  await vi.waitFor(() => expect(access().phase).toBe('ready'));
  await vi.waitFor(() => expect(loadProject.selectState(store.getState(), id).phase).toBe('ready'));
  const loads = () => sent.filter(({ name }) => name === 'project').length;
  const save = () => saveProject.selectState(store.getState(), id);
  return { ...testStore, access, loads, save, hide };
}

describe('saving a project', () => {
  const base = { ...project, revision: '4' };
  const request = saveProject.requested({ id, form: formOf(project), base });

  it('sends the revision that the form started from, and loads the project with the message', async () => {
    const { store, sent, save } = await opened({ updateProject: { message: 'Saved.' } });
    store.dispatch(request);
    expect(save().phase).toBe('loading');
    await vi.waitFor(() =>
      expect(save()).toMatchObject({ phase: 'ready', data: { message: 'Saved.' } }),
    );
    const update = sent.find(({ name }) => name === 'updateProject');
    expect(update?.options.body).toMatchObject({ revision: '4', name: project.name });
    expect(sent.at(-1)?.name).toBe('project');
  });

  it('shows what was saved, even if an older response arrives last', async () => {
    const saved = { ...project, name: 'Saved', revision: '5' };
    const { store, answers } = await opened({ updateProject: { message: '' } });
    const shown = () => loadProject.selectState(store.getState(), id);
    const older = Promise.withResolvers<typeof project>();
    answers.project = older.promise;
    store.dispatch(loadProject.requested(id, { force: true }));
    answers.project = saved;
    store.dispatch(request);
    await vi.waitFor(() => expect(shown()).toMatchObject({ phase: 'ready', data: saved }));
    older.resolve(project);
    await older.promise;
    await vi.waitFor(() => expect(shown()).toMatchObject({ phase: 'ready', data: saved }));
  });

  it('loads the project again if another change ended while the save was pending', async () => {
    const restored = { ...project, name: 'Newest', revision: '6' };
    const older = Promise.withResolvers<typeof project>();
    const { store, answers, save } = await opened({
      updateProject: { message: '' },
      removeTourPicture: { picture: null },
    });
    const shown = () => loadProject.selectState(store.getState(), id);
    answers.project = older.promise;
    store.dispatch(request);
    await vi.waitFor(() => expect(save().phase).toBe('loading'));
    answers.project = restored;
    store.dispatch(removeTourPicture.requested({ id, segment: undefined }));
    await vi.waitFor(() => expect(shown()).toMatchObject({ phase: 'ready', data: restored }));
    older.resolve(project);
    await vi.waitFor(() => expect(save().phase).toBe('ready'));
    await vi.waitFor(() => expect(shown()).toMatchObject({ phase: 'ready', data: restored }));
  });

  it('loads the project again after a revision conflict', async () => {
    const { store, loads, save } = await opened({
      updateProject: { kind: 'refused', status: 409, message: 'Late.', errors: {} },
    });
    const before = loads();
    store.dispatch(request);
    await vi.waitFor(() => expect(save().phase).toBe('failed'));
    await vi.waitFor(() => expect(loads()).toBe(before + 1));
  });

  const overtaken = {
    kind: 'refused',
    status: 409,
    message: 'Late.',
    errors: {},
    code: 'revision',
  };

  it('saves on the revision that an own upload made, which brought the same date', async () => {
    const typed = [...base.subDate, '2026-03-01', '2026-04-01'];
    const form = { ...formOf(base), subDate: rowsOf(typed.map(dayOf)) };
    const { store, sent, save, answers } = await opened({
      updateProject: ({ body }) =>
        JSON.stringify(body).includes('"revision":"5"') ? { message: 'Saved.' } : overtaken,
    });
    answers.project = { ...base, subDate: [...base.subDate, '2026-03-01'], revision: '5' };
    store.dispatch(saveProject.requested({ id, form: { ...form, location: 'Madaba' }, base }));
    await vi.waitFor(() => expect(save()).toMatchObject({ data: { message: 'Saved.' } }));
    const last = sent.findLast(({ name }) => name === 'updateProject');
    expect(last?.options.body).toMatchObject({
      location: 'Madaba',
      subDate: typed.map(dayOf).toSorted(),
      revision: '5',
    });
  });

  it.each([
    ['a field that was not edited here', { location: 'Aqaba' }],
    ['a field that was edited here, too', { number: '77' }],
    ['dates', { subDate: [] }],
  ])('reports a conflict if another user changed %s', async (_, theirs) => {
    const { store, sent, save, answers } = await opened({ updateProject: overtaken });
    answers.project = { ...base, ...theirs, revision: '5' };
    store.dispatch(saveProject.requested({ id, form: { ...formOf(base), number: '9' }, base }));
    await vi.waitFor(() => expect(save()).toMatchObject({ problem: { code: 'revision' } }));
    expect(sent.filter(({ name }) => name === 'updateProject')).toHaveLength(1);
  });

  it('does not load the project again after a validation error', async () => {
    const errors = { name: 'Taken.' };
    const { store, loads, save } = await opened({
      updateProject: { kind: 'refused', status: 409, message: 'Taken.', errors },
    });
    const before = loads();
    store.dispatch(request);
    await vi.waitFor(() => expect(save().phase).toBe('failed'));
    expect(loads()).toBe(before);
  });

  it('saves another project while one is pending, and reports each result separately', async () => {
    const first = Promise.withResolvers<{ message: string }>();
    const { store, sent, save } = await opened({
      updateProject: ({ params }) =>
        JSON.stringify(params).includes(id) ? first.promise : { message: 'B saved.' },
    });
    const other = () => saveProject.selectState(store.getState(), 'p-b');
    store.dispatch(request);
    store.dispatch(saveProject.requested({ id: 'p-b', form: formOf(project), base }));
    await vi.waitFor(() => expect(other()).toMatchObject({ data: { message: 'B saved.' } }));
    expect(save().phase).toBe('loading');
    first.resolve({ message: 'A saved.' });
    await vi.waitFor(() => expect(save()).toMatchObject({ data: { message: 'A saved.' } }));
    expect(other()).toMatchObject({ data: { message: 'B saved.' } });
    expect(sent.filter(({ name }) => name === 'updateProject')).toHaveLength(2);
  });

  it.each([
    ['sends the expected date only to a server that knows it', null, null],
    ['sends no expected date to a server that does not know it', undefined, undefined],
  ])('%s', async (_, expectedDate, expected) => {
    const { store, sent, save } = await opened({ updateProject: { message: 'Saved.' } });
    const form = formOf({ ...project, expectedDate });
    store.dispatch(saveProject.requested({ id, form, base: { ...base, expectedDate } }));
    await vi.waitFor(() => expect(save().phase).toBe('ready'));
    const body = sent.find(({ name }) => name === 'updateProject')?.options.body;
    expect(body).toHaveProperty('location');
    expect(body).toMatchObject({ expectedDate: expected });
    expect(JSON.stringify(body).includes('expectedDate')).toBe(expected === null);
  });
});

describe('access to a project', () => {
  const sara = { id, email: 'sara@example.com' };

  it('is added with the id from the response', async () => {
    const { store, access, answers } = await opened({ addAccess: { id: 'a-9' } });
    store.dispatch(addAccess.requested(sara));
    const added = [...people, { email: sara.email, _id: 'a-9' }];
    answers.emailAccess = added;
    await vi.waitFor(() => expect(access()).toMatchObject({ data: added }));
    await vi.waitFor(() => expect(access().phase).toBe('ready'));
    expect(access()).toMatchObject({ data: added });
  });

  it('remains marked as failed when it could not be added', async () => {
    const { store, access } = await opened({ addAccess: { kind: 'serverError' } });
    store.dispatch(addAccess.requested(sara));
    await vi.waitFor(() =>
      expect(addAccess.selectState(store.getState(), accessKey(sara)).phase).toBe('failed'),
    );
    expect(access()).toMatchObject({ data: people });
  });

  it('is removed from its own project only', async () => {
    const { store, access, answers } = await opened({ deleteAccess: { message: 'Gone.' } });
    const other = () => loadAccess.selectState(store.getState(), 'p-b');
    store.dispatch(loadAccess.requested('p-b'));
    await vi.waitFor(() => expect(other().phase).toBe('ready'));
    answers.emailAccess = [];
    store.dispatch(removeAccess.requested({ id, email: 'khalid@example.com' }));
    await vi.waitFor(() => expect(access()).toMatchObject({ data: [] }));
    expect(other()).toMatchObject({ data: people });
  });

  it('is restored when it could not be removed', async () => {
    const { store, access } = await opened({ deleteAccess: { kind: 'offline' } });
    const khalid = { id, email: 'khalid@example.com' };
    store.dispatch(removeAccess.requested(khalid));
    await vi.waitFor(() =>
      expect(removeAccess.selectState(store.getState(), accessKey(khalid)).phase).toBe('failed'),
    );
    expect(access()).toMatchObject({ data: people });
  });
});

describe('a search for e-mail addresses', () => {
  it('debounces typing and caches results for a minute', async () => {
    vi.useFakeTimers();
    try {
      const { store, sent } = createTestStore({ features, answers: { usersEmail: people } });
      const searches = () => sent.filter(({ name }) => name === 'usersEmail');
      for (const term of ['k', 'kh', 'kha']) store.dispatch(emailTyped({ owner: 'noor', term }));
      await vi.advanceTimersByTimeAsync(300);
      expect(searches().map(({ options }) => options.query)).toEqual([
        { q: 'kha', owner_user: 'noor' },
      ]);
      const search = { owner: 'noor', term: 'kha' };
      expect(searchEmails.selectState(store.getState(), 'noor|kha').phase).toBe('ready');
      store.dispatch(emailTyped(search));
      await vi.advanceTimersByTimeAsync(59_000);
      expect(searches()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(2000);
      store.dispatch(emailTyped(search));
      await vi.advanceTimersByTimeAsync(300);
      expect(searches()).toHaveLength(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not search for an empty term', async () => {
    vi.useFakeTimers();
    try {
      const { store, sent } = createTestStore({ features });
      store.dispatch(emailTyped({ owner: 'noor', term: '' }));
      await vi.advanceTimersByTimeAsync(1000);
      expect(sent).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('deleting a date', () => {
  const tour = { owner: 'noor', projectName: project.name, day: '2024-02-01' };
  const date = { id, day: '2024-02-01', tour };

  it('loads the project again', async () => {
    const { store, loads } = await opened({ deleteSubProject: { message: '' } });
    const before = loads();
    store.dispatch(deleteDate.requested(date));
    await vi.waitFor(() => expect(loads()).toBe(before + 1));
  });

  it('invalidates the URL of its tour, which would open the withdrawn version', async () => {
    const { store } = await opened({
      deleteSubProject: { message: '' },
      projectFolder: { exists: true, path: 'http://tours.localhost/t/1/index.html' },
    });
    const found = (ref: TourRef) => findTour.selectState(store.getState(), tourKey(ref)).phase;
    const other = { ...tour, day: '2024-03-01' };
    store.dispatch(findTour.requested(tour));
    store.dispatch(findTour.requested(other));
    await vi.waitFor(() => expect([found(tour), found(other)]).toEqual(['ready', 'ready']));
    store.dispatch(deleteDate.requested(date));
    await vi.waitFor(() => expect([found(tour), found(other)]).toEqual(['idle', 'ready']));
  });

  it('reports the reason of a failure', async () => {
    const { store } = await opened({ deleteSubProject: { kind: 'serverError' } });
    store.dispatch(deleteDate.requested(date));
    await vi.waitFor(() =>
      expect(deleteDate.selectState(store.getState(), dateKey(date))).toEqual({
        phase: 'failed',
        problem: { kind: 'serverError' },
      }),
    );
  });
});

describe('a finished upload', () => {
  it.each<[string, number, UploadSubject]>([
    ['a tour', 1, tour],
    ['a cover', 1, { kind: 'cover', ...uploadProject }],
    ['a picture of a date', 1, { kind: 'tourPicture', segment: '2026-01-01', ...uploadProject }],
    ['a picture of the own date', 1, { kind: 'tourPicture', segment: undefined, ...uploadProject }],
    // An id that contains the other one.
    ['a tour of another project', 0, { ...tour, projectId: `${id}-2` }],
    ['a pilot', 0, { kind: 'pilot' }],
  ])('of %s loads the project %i times', async (_, times, subject) => {
    const { store, sent } = await opened();
    const loads = () =>
      sent.filter(
        ({ name, options }) =>
          name === 'project' && JSON.stringify(options.params) === JSON.stringify({ id }),
      ).length;
    const before = loads();
    store.dispatch(transfers.actions.done({ subject, answer: { message: '' }, at: 0 }));
    await vi.waitFor(() => expect(loads()).toBe(before + times));
  });
});

describe('a replaced tour', () => {
  it('is opened at its new URL, although no dialog is open when its upload ends', async () => {
    const paths = ['/old', '/new'];
    const { store, controls } = await opened({
      projectFolder: () => ({ exists: true, path: paths.shift() ?? '' }),
    });
    const ref: TourRef = { owner: tour.owner, projectName: tour.projectName, day: '2025-04-20' };
    const url = () => findTour.selectState(store.getState(), tourKey(ref));
    store.dispatch(findTour.requested(ref));
    await vi.waitFor(() => expect(url()).toMatchObject({ data: { path: '/old' } }));
    store.dispatch(
      transfers.actions.started(tour, {
        name: 'uploadFolder',
        params: { projectId: id },
        query: { date: '2025-04-20', projectType: 'subDate' },
        fields: { emailType: 'uploadProjectFiles' },
        files: [new File(['a'], 'a.zip')],
      }),
    );
    controls.answer({ message: '' });
    await vi.waitFor(() => expect(url()).toEqual({ phase: 'idle' }));
    // The editor is opened again.
    store.dispatch(findTour.requested(ref));
    await vi.waitFor(() => expect(url()).toMatchObject({ data: { path: '/new' } }));
  });
});

describe('the picture of a tour', () => {
  const file = new File(['a'], 'a.jpg');
  const picture = { path: '/chosen', name: '' };

  it.each([
    ['2024-02-01', '2024-02-01'],
    [undefined, 'date'],
  ])('is uploaded to the date %s', async (segment, slot) => {
    const { store, controls, loads } = await opened();
    const before = loads();
    store.dispatch(uploadTourPicture(uploadProject, segment, file));
    await vi.waitFor(() => expect(controls.requests).toHaveLength(1));
    expect(controls.requests[0]).toMatchObject({
      name: 'uploadTourPicture',
      params: { projectId: id, slot },
    });
    controls.answer({ picture });
    await vi.waitFor(() => expect(loads()).toBe(before + 1));
  });

  it('is restored, and then the project is loaded again', async () => {
    const { store, sent, loads } = await opened({ removeTourPicture: { picture: null } });
    const before = loads();
    store.dispatch(removeTourPicture.requested({ id, segment: undefined }));
    await vi.waitFor(() => expect(loads()).toBe(before + 1));
    const removal = sent.find(({ name }) => name === 'removeTourPicture');
    expect(removal?.options.params).toEqual({ projectId: id, slot: 'date' });
  });

  it('is retained with the reason when it cannot be restored', async () => {
    const { store, loads } = await opened({ removeTourPicture: { kind: 'serverError' } });
    const before = loads();
    const input = { id, segment: '2024-02-01' };
    store.dispatch(removeTourPicture.requested(input));
    const state = () => removeTourPicture.selectState(store.getState(), dateTourKey(input));
    await vi.waitFor(() => expect(state().phase).toBe('failed'));
    // The server may have restored it all the same.
    await vi.waitFor(() => expect(loads()).toBe(before + 1));
  });

  it('is polled for a limited time after its tour was uploaded; the latest response wins', async () => {
    let late: typeof project | Promise<typeof project> = project;
    const { store, loads } = await opened({ project: () => late });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const before = loads();
    const outdated = Promise.withResolvers<typeof project>();
    late = outdated.promise;
    store.dispatch(transfers.actions.done({ subject: tour, answer: { message: '' }, at: 0 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(loads()).toBe(before + 1);
    late = picturedOffices;
    await vi.advanceTimersByTimeAsync(5000);
    expect(loads()).toBe(before + 2);
    // The response from before the picture was found arrives last.
    outdated.resolve(project);
    await vi.advanceTimersByTimeAsync(1);
    expect(loadProject.selectState(store.getState(), id)).toMatchObject({ data: picturedOffices });
  });

  it('is not polled after the admin has logged out', async () => {
    const { store, loads, hide } = await opened();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    store.dispatch(transfers.actions.done({ subject: tour, answer: { message: '' }, at: 0 }));
    await vi.advanceTimersByTimeAsync(1);
    const before = loads();
    hide();
    store.dispatch(loggedOut());
    await vi.advanceTimersByTimeAsync(5000);
    expect(loads()).toBe(before);
  });
});

describe('a new project', () => {
  const named = (name: string) => ({ _id: name, name, owner: 'u-1' });

  it('gets the next available number', () => {
    expect(nextProject('noor', [])).toEqual({ name: 'noor-project-1', number: '1' });
    const taken = [named('noor-project-2'), named('x')];
    expect(nextProject('noor', taken)).toEqual({ name: 'noor-project-3', number: '3' });
    expect(nextProject('noor', [named('Noor-Project-2')]).name).toBe('noor-project-3');
  });

  const client = {
    _id: 'u-1',
    userName: 'noor',
    fname: '',
    lname: '',
    email: '',
    verified: true,
    isAdmin: false,
    projectsData: [],
  };

  it.each([
    ['takes the next name if another admin was faster', { code: 'taken' }, 5],
    ['reports another conflict at once', { code: 'tooMany' }, 1],
    ['reports the conflict of a server without codes', {}, 1],
  ])('%s', async (_, conflict, tries) => {
    const refusal = { kind: 'refused' as const, status: 409, message: 'No.', errors: {} };
    const { store, sent } = await opened({ createProject: { ...refusal, ...conflict } });
    store.dispatch(createProject.requested({ client, attempt: 'a-1' }));
    await vi.waitFor(() =>
      expect(createProject.selectState(store.getState(), 'a-1')).toMatchObject({
        problem: { message: 'No.' },
      }),
    );
    const names = sent.flatMap(({ name, options }) =>
      name === 'createProject' ? [JSON.stringify(options.body)] : [],
    );
    expect(new Set(names).size).toBe(tries);
  });

  it('leaves the navigation to its screen', async () => {
    const { store, visited } = await opened({ createProject: { project: { _id: 'p-new' } } });
    store.dispatch(createProject.requested({ client, attempt: 'a-1' }));
    await vi.waitFor(() =>
      expect(createProject.selectState(store.getState(), 'a-1')).toMatchObject({ data: 'p-new' }),
    );
    expect(createProject.selectState(store.getState(), 'a-2').phase).toBe('idle');
    expect(visited).toEqual([]);
  });
});

const rows = (...days: string[]) => Object.fromEntries(days.map((day, row) => [`r${row}`, day]));

describe('the form', () => {
  it('shows days without their time, and an empty row if there are none', () => {
    expect(formOf({ ...project, date: '2024-03-05T22:00:00.000Z', subDate: [] })).toMatchObject({
      date: '2024-03-05',
    });
    expect(Object.values(formOf({ ...project, subDate: [] }).subDate)).toEqual(['']);
  });

  it('sends trimmed texts, sorted and deduplicated days, and no empty rows', () => {
    const form = {
      ...formOf(project),
      name: '  Tower ',
      date: '',
      subDate: rows('2025-05-05', '', '2024-01-01', '2025-05-05'),
    };
    expect(toBody(form)).toMatchObject({
      name: 'Tower',
      date: null,
      subDate: ['2024-01-01', '2025-05-05'],
    });
    expect(toBody(form)).not.toHaveProperty('revision');
  });

  it('sends an ISO day even if the field has not lost the focus', () => {
    const form = { ...formOf(project), date: '2024-3-5', subDate: rows('2025-1-9', '2025-01-09') };
    expect(toBody(form)).toMatchObject({ date: '2024-03-05', subDate: ['2025-01-09'] });
  });

  it('is unchanged by spaces, empty rows and another order of days', () => {
    const form = formOf(project);
    expect(
      changedFields(form, {
        ...form,
        name: `${form.name} `,
        subDate: rows(...project.subDate.toReversed(), ''),
      }),
    ).toEqual([]);
    expect(changedFields(form, { ...form, number: '99', subDate: {} })).toEqual([
      'number',
      'subDate',
    ]);
    expect(daysOf(rows('2025-13-01', '2024-02-30'))).toEqual([]);
  });

  it('is changed by a partly typed day', () => {
    const form = formOf(project);
    const typed = { ...form, subDate: { ...form.subDate, added: '2024-02-30' } };
    expect(changedFields(typed, form)).toEqual(['subDate']);
  });

  it('shows days from the oldest to the newest, in any order of the response', () => {
    const subDate = ['2025-04-20', '2024-02-01'];
    const shown = formOf({ ...project, subDate }).subDate;
    expect(Object.values(shown)).toEqual(['2024-02-01', '2025-04-20']);
  });

  it('drops partly typed dates that the status hides', () => {
    const form = {
      ...formOf(project),
      date: '2024-02-30',
      subDate: rows('2024-01-01', '2024-02-30'),
    };
    const saved = { ...form, date: '2024-05-05' };
    const done = withoutHiddenErrors({ ...form, status: 'done' }, saved);
    expect(done.date).toBe('2024-02-30');
    expect(Object.values(done.subDate)).toEqual(['2024-01-01']);
    const inProgress = { ...form, status: 'in-progress' as const };
    expect(withoutHiddenErrors(inProgress, saved)).toEqual({ ...inProgress, date: '2024-05-05' });
    const cleared = { ...inProgress, date: '' };
    expect(withoutHiddenErrors(cleared, saved)).toEqual(cleared);
  });

  it('splits email addresses of a list, and returns the entries without one', () => {
    expect(splitEmails('Sara <sara@example.com>; "O" <OMAR@example.com>,sara@example.com')).toEqual(
      { emails: ['sara@example.com', 'omar@example.com'], rest: [] },
    );
    expect(
      splitEmails(
        '\u202bsara@example.com\u202c؛ omar@example،\nNoor\tlina@example.com khalid@example.com',
      ),
    ).toEqual({
      emails: ['sara@example.com', 'lina@example.com', 'khalid@example.com'],
      rest: ['omar@example', 'Noor'],
    });
  });
});
