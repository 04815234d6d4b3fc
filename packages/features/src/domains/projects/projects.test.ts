import { noor, picturedOffices, projects as fixtures, summaries } from '@jawla/mocks/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { selectUser, session } from '#session';
import { createTestStore } from '#testing';
import { pictureOf, tourDays, tourPicture, viewerPath } from './projects.model';
import { projectsFeature } from './projects.feature';
import { loadProject } from './projects.requests';
import { homeOpened } from './projects.saga';

const features = [projectsFeature];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-06-01T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a project', () => {
  it('is requested once in five minutes', async () => {
    const { store, sent } = createTestStore({ features, answers: { project: fixtures.harbour } });
    const request = () => store.dispatch(loadProject.requested('p-harbour'));
    request();
    request();
    await vi.waitFor(() =>
      expect(loadProject.selectState(store.getState(), 'p-harbour')).toMatchObject({
        phase: 'ready',
        data: fixtures.harbour,
      }),
    );
    request();
    expect(sent).toHaveLength(1);
    vi.setSystemTime(new Date('2025-06-01T09:05:01Z'));
    request();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('is requested again after a failure', async () => {
    const { store, sent } = createTestStore({
      features,
      answers: { project: { kind: 'serverError' } },
    });
    store.dispatch(loadProject.requested('p-1'));
    await vi.waitFor(() =>
      expect(loadProject.selectState(store.getState(), 'p-1').phase).toBe('failed'),
    );
    store.dispatch(loadProject.requested('p-1'));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });
});

describe('loading many projects', () => {
  it('loads four at a time, in the order of the requests', async () => {
    const first = Promise.withResolvers<typeof fixtures.harbour>();
    const { store, sent } = createTestStore({ features, answers: { project: first.promise } });
    for (let id = 1; id <= 6; id += 1) store.dispatch(loadProject.requested(`p-${id}`));
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    first.resolve(fixtures.harbour);
    await vi.waitFor(() => expect(sent).toHaveLength(6));
    expect(sent.map(({ options }) => options.params)).toEqual(
      [1, 2, 3, 4, 5, 6].map((id) => ({ id: `p-${id}` })),
    );
  });
});

describe('reopening the list', () => {
  it('shows stale data while it is requested again', async () => {
    const { store, sent } = createTestStore({ features, answers: { project: fixtures.harbour } });
    store.dispatch(loadProject.requested('p-harbour'));
    const phase = () => loadProject.selectState(store.getState(), 'p-harbour').phase;
    await vi.waitFor(() => expect(phase()).toBe('ready'));
    store.dispatch(homeOpened());
    expect(sent).toHaveLength(1);

    vi.setSystemTime(new Date('2025-06-01T09:06:00Z'));
    store.dispatch(homeOpened());
    expect(loadProject.selectState(store.getState(), 'p-harbour')).toMatchObject({
      phase: 'loading',
      data: fixtures.harbour,
    });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('shows a project that was shared more than five minutes ago', async () => {
    const { store, answers } = createTestStore({
      features,
      token: 't1',
      answers: { currentUser: { ...noor, projectsData: [] } },
    });
    const shown = () => selectUser(store.getState())?.projectsData;
    store.dispatch(session.actions.userRequested());
    await vi.waitFor(() => expect(shown()).toEqual([]));
    answers.currentUser = noor;
    vi.setSystemTime(new Date('2025-06-01T09:06:00Z'));
    store.dispatch(homeOpened());
    await vi.waitFor(() => expect(shown()).toEqual(noor.projectsData));
  });

  it('retries projects that failed to load', async () => {
    const { store } = createTestStore({ features, answers: { project: { kind: 'serverError' } } });
    store.dispatch(loadProject.requested('p-1'));
    const phase = () => loadProject.selectState(store.getState(), 'p-1').phase;
    await vi.waitFor(() => expect(phase()).toBe('failed'));
    store.dispatch(homeOpened());
    expect(phase()).toBe('loading');
  });
});

describe('tourDays', () => {
  it('lists sub dates newest first, once each, without empty ones', () => {
    const project = {
      ...fixtures.offices,
      subDate: ['2024-02-01', '', '2025-04-20T00:00:00Z', '2024-02-01'],
    };
    expect(tourDays(project)).toEqual([
      { day: '2025-04-20', segment: '2025-04-20' },
      { day: '2024-02-01', segment: '2024-02-01' },
    ]);
  });

  it('includes the own date of a finished project', () => {
    const project = { ...fixtures.harbour, subDate: ['2024-02-01'] };
    expect(tourDays(project)[0]).toEqual({ day: '2024-03-18', segment: undefined });
  });

  it('is empty without sub dates', () => {
    expect(tourDays(fixtures.harbour)).toEqual([]);
    expect(tourDays(fixtures.school)).toEqual([]);
  });
});

describe('the picture of a date', () => {
  const own = { slot: 'date', picture: { path: '/own', name: '' } };
  const { img } = fixtures.offices;

  it('is that of its tour, otherwise the cover, otherwise none', () => {
    const tourPictures = [...(picturedOffices.tourPictures ?? []), own];
    const project = { ...picturedOffices, tourPictures };
    expect(pictureOf(project, '2025-04-20')?.path).toContain('site');
    expect(pictureOf(project)).toEqual(own.picture);
    expect(pictureOf(project, '2024-02-01')).toEqual(img);
    expect(pictureOf({ ...project, img: null }, '2024-02-01')).toBeUndefined();
    expect(tourPicture(project, '2024-09-15')?.isChosen).toBe(true);
    expect(tourPicture(project, '2024-02-01')).toBeUndefined();
  });

  it.each([undefined, null, []])('is the cover if the server sends %j', (tourPictures) => {
    expect(pictureOf({ ...fixtures.offices, tourPictures }, '2025-04-20')).toEqual(img);
  });

  it('is that of the main tour in a list, otherwise the cover', () => {
    expect(pictureOf({ ...summaries.offices, picture: own.picture })).toEqual(own.picture);
    expect(pictureOf({ ...summaries.offices, picture: null })).toEqual(img);
    expect(pictureOf(summaries.offices)).toEqual(img);
    expect(pictureOf(summaries.clinic)).toBeUndefined();
  });
});

it('opens the user’s own project directly and a shared one by its owner', () => {
  expect(viewerPath(noor, 'noor', 'Harbour House')).toBe('/user/noor/Harbour%20House');
  expect(viewerPath(noor, 'khalid', 'فيلا', '2024-01-01')).toBe(
    `/user/noor/access-project/khalid/${encodeURIComponent('فيلا')}/2024-01-01`,
  );
});
