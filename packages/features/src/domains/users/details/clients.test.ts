import { noor, projects } from '@jawla/mocks/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { fakeWorld } from '#testing';
import { nextProject } from './clients.model';
import { clientWanted } from './clients.saga';
import { clients, selectClient, selectCreation, selectSave } from './clients.slice';
import { features } from '../client.page';

const form = { userName: ' newone ', fname: 'Sara', lname: 'Ali', email: 'a@b.co ', phone: '' };

describe('a new client', () => {
  it('is sent without blanks at the ends, and the form becomes the one for editing', async () => {
    const { store, sent, visited } = fakeWorld({
      features,
      answers: { createUser: { data: { userName: 'newone' }, message: 'Made.' } },
    });
    store.dispatch(clients.actions.createSubmitted(form));
    await vi.waitFor(() =>
      expect(selectSave(store.getState())).toEqual({ phase: 'saved', message: 'Made.' }),
    );
    expect(sent[0]?.options.body).toMatchObject({ userName: 'newone', email: 'a@b.co' });
    expect(visited).toMatchObject([{ to: '/dashboard/newone', replace: true }]);
  });
});

describe('a client who was changed', () => {
  it('counts as saved when the data has come back', async () => {
    const { store, sent } = fakeWorld({
      features,
      answers: { updateUser: { message: 'Saved.' }, client: noor },
    });
    store.dispatch(clients.actions.updateSubmitted({ ...form, userName: 'noor' }));
    await vi.waitFor(() => expect(selectSave(store.getState()).phase).toBe('saved'));
    expect(sent.map(({ name }) => name)).toEqual(['updateUser', 'client']);
    expect(selectClient(store.getState(), 'noor').remote.phase).toBe('ready');
  });

  it('is asked for anew after a form was left unsaved', async () => {
    const { store, sent } = fakeWorld({ features, answers: { client: noor } });
    store.dispatch(clientWanted({ userName: 'noor' }));
    await vi.waitFor(() =>
      expect(selectClient(store.getState(), 'noor').remote.phase).toBe('ready'),
    );
    store.dispatch(clientWanted({ userName: 'noor' }));
    expect(sent).toHaveLength(1);
    store.dispatch(clients.actions.formAbandoned('noor'));
    store.dispatch(clientWanted({ userName: 'noor' }));
    expect(sent).toHaveLength(2);
  });
});

describe('a new project', () => {
  const named = (name: string) => ({ _id: name, name, owner: noor._id });

  it('has the next number that is free', () => {
    expect(nextProject('noor', [])).toEqual({ name: 'noor-project-1', number: '1' });
    const taken = [named('noor-project-2'), named('x')];
    expect(nextProject('noor', taken)).toEqual({ name: 'noor-project-3', number: '3' });
    expect(nextProject('noor', [named('Noor-Project-2')]).name).toBe('noor-project-3');
  });

  it('leads to its form', async () => {
    const { store, visited } = fakeWorld({
      features,
      answers: { createProject: { project: { _id: 'p-new' } } },
    });
    store.dispatch(clients.actions.projectAdded(noor));
    await vi.waitFor(() => expect(visited).toHaveLength(1));
    expect(visited[0]).toMatchObject({
      to: '/dashboard/noor/project/p-new',
      state: { userName: 'noor' },
    });
  });

  it('that is given up leads nowhere', async () => {
    const made = Promise.withResolvers<{ project: { _id: string } }>();
    const { store, visited } = fakeWorld({ features, answers: { createProject: made.promise } });
    store.dispatch(clients.actions.projectAdded(noor));
    store.dispatch(clients.actions.creationGivenUp());
    expect(selectCreation(store.getState()).phase).toBe('idle');
    made.resolve({ project: { _id: 'p-new' } });
    await Promise.resolve();
    expect(visited).toEqual([]);
  });
});

it('says of whom a project is when it deletes it', async () => {
  const { store, sent } = fakeWorld({
    features,
    answers: { deleteProject: { message: 'Gone.' }, client: noor },
  });
  const [own, , shared] = noor.projectsData;
  for (const project of [own, shared]) {
    if (project) store.dispatch(clients.actions.deleteConfirmed({ client: noor, project }));
  }
  await vi.waitFor(() => expect(sent.filter(({ name }) => name === 'client')).toHaveLength(2));
  const headers = sent
    .filter(({ name }) => name === 'deleteProject')
    .map(({ options }): unknown => Object.getOwnPropertyDescriptor(options, 'headers')?.value);
  expect(headers).toEqual([
    { isOwner: 'true', user: 'noor' },
    { isOwner: 'false', user: 'noor' },
  ]);
  expect(shared?.name).toBe(projects.villa.name);
});
