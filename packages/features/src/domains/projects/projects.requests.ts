import {
  userEndpoints,
  projectEndpoints,
  type AccessEntry,
  type Project,
  type UserRow,
} from '@jawla/contract';
import { CACHE_MS, EMAIL_SEARCH_CACHE_MS, PROJECT_CONCURRENCY } from '@jawla/contract/limits';
import { DATE_SLOT } from '@jawla/contract/tours';
import pLimit from 'p-limit';
import { hasCode, ProblemError, toProblem, type ApiClient } from '#core/http';
import { createRequest } from '#core/store';
import { tourKey, type TourRef } from '#tours';
import { restoredThing } from '#trash';
import { formOf, hasChanges, toBody, type EditorForm } from './editor/editor.model';
import { nextProject } from './projects.model';

const cards = pLimit(PROJECT_CONCURRENCY);
/** A pasted list has many addresses. */
const additions = pLimit(PROJECT_CONCURRENCY);

export interface ProjectSave {
  id: string;
  form: EditorForm;
  /** What the form started from. */
  base: Project;
}

export const saveProject = createRequest({
  name: 'projects/save',
  kind: 'write',
  key: ({ id }: ProjectSave) => id,
  send: async (http, { id, form, base }) => {
    const update = (revision: string | undefined) =>
      http.send(projectEndpoints.updateProject, {
        params: { projectId: id },
        body: toBody(form, revision),
      });
    const { message } = await update(base.revision).catch(async (cause: unknown) => {
      if (!hasCode(toProblem(cause), 'revision')) throw cause;
      const now = await http.send(projectEndpoints.project, { params: { id } });
      // An upload of this page has added its date, and the form has it already.
      if (!hasChanges(form, { from: formOf(base), to: formOf(now) })) throw cause;
      return update(now.revision);
    });
    // The save succeeded, even if the project cannot be loaded again.
    const project = await http
      .send(projectEndpoints.project, { params: { id } })
      .catch(() => undefined);
    return { message, project };
  },
  // Dates that are no longer in the form move to the trash.
  invalidates: ({ id }) => [{ kind: 'project', id }, { kind: 'client' }, { kind: 'trash' }],
});

export const loadProject = createRequest({
  name: 'projects/load',
  kind: 'read',
  maxAgeMs: CACHE_MS,
  key: (id: string) => id,
  send: (http, id, signal) =>
    cards(async () => {
      signal.throwIfAborted();
      return http.send(projectEndpoints.project, { params: { id }, signal });
    }),
  entities: (id) => [{ kind: 'project', id }],
  receives: (action) => {
    if (!saveProject.loaded.match(action)) return undefined;
    const { data, ...response } = action.payload;
    return data.project && { ...response, data: data.project };
  },
  edits: (project, action, id) => {
    if (!switchBridge.loaded.match(action) || action.payload.input.id !== id) return project;
    const { segment = DATE_SLOT, enabled } = action.payload.input;
    const tours = project.tours?.map((tour) =>
      tour.slot === segment ? { ...tour, isBridgeOff: !enabled } : tour,
    );
    return { ...project, tours };
  },
});

export interface AccessInput {
  id: string;
  email: string;
}

export function accessKey({ id, email }: AccessInput): string {
  return `${id}|${email}`;
}

export interface AddedAccess {
  /** `undefined` until the list is loaded again, for a user who had access already. */
  id: string | undefined;
  isNew: boolean;
}

export const addAccess = createRequest({
  name: 'projects/addAccess',
  kind: 'write',
  key: accessKey,
  send: (http, { id, email }: AccessInput): Promise<AddedAccess> =>
    additions(async () => {
      try {
        const added = await http.send(projectEndpoints.addAccess, {
          params: { projectId: id },
          body: { email },
        });
        return { id: added.id, isNew: true };
      } catch (cause) {
        const problem = toProblem(cause);
        // Another admin has given it in the meantime.
        if (hasCode(problem, 'hasAccess')) return { id: undefined, isNew: false };
        throw cause;
      }
    }),
  invalidates: ({ id }) => [{ kind: 'access', id }],
});

export const removeAccess = createRequest({
  name: 'projects/removeAccess',
  kind: 'write',
  key: accessKey,
  send: (http, { id, email }: AccessInput) =>
    http.send(projectEndpoints.deleteAccess, { params: { projectId: id }, body: { email } }),
  invalidates: ({ id }) => [{ kind: 'access', id }],
});

export const loadAccess = createRequest({
  name: 'projects/loadAccess',
  kind: 'read',
  key: (id: string) => id,
  send: (http, id, signal): Promise<AccessEntry[]> =>
    http.send(projectEndpoints.emailAccess, { params: { projectID: id }, signal }),
  entities: (id) => [{ kind: 'access', id }],
  edits: (list, action, id) => {
    if (!addAccess.loaded.match(action) && !removeAccess.loaded.match(action)) return list;
    const { input, data } = action.payload;
    if (input.id !== id) return list;
    const others = list.filter(({ email }) => email !== input.email);
    return 'id' in data ? [...others, { email: input.email, _id: data.id }] : others;
  },
});

export interface EmailSearch {
  owner: string;
  term: string;
}

export const searchEmails = createRequest({
  name: 'projects/searchEmails',
  kind: 'read',
  maxAgeMs: EMAIL_SEARCH_CACHE_MS,
  key: ({ owner, term }: EmailSearch) => `${owner}|${term}`,
  send: (http, { owner, term }, signal) =>
    http.send(userEndpoints.usersEmail, { query: { q: term, owner_user: owner }, signal }),
  entities: () => [{ kind: 'client' }],
});

export interface DateInput {
  id: string;
  day: string;
  /** The tour that is deleted with the date. */
  tour: TourRef;
}

export function dateKey({ id, day }: Pick<DateInput, 'id' | 'day'>): string {
  return `${id}|${day}`;
}

/** Deletes a saved sub date with its tour. */
export const deleteDate = createRequest({
  name: 'projects/deleteDate',
  kind: 'write',
  key: dateKey,
  send: (http, { id, day }: DateInput) =>
    http.send(projectEndpoints.deleteSubProject, {
      params: { projectId: id },
      body: { date: day },
    }),
  invalidates: ({ id, tour }) => [
    { kind: 'project', id },
    { kind: 'client' },
    { kind: 'tour', id: tourKey(tour) },
    { kind: 'trash' },
  ],
  undoneBy: (action) => {
    const thing = restoredThing(action);
    return thing?.kind === 'date' ? dateKey({ id: thing.projectId, day: thing.day }) : undefined;
  },
});

/** The tour of one of a project's dates. */
export interface DateTour {
  id: string;
  /** The sub date; `undefined` for the project's own date. */
  segment: string | undefined;
}

export function dateTourKey({ id, segment = DATE_SLOT }: DateTour): string {
  return `${id}|${segment}`;
}

/** Restores the picture that was found in a tour. */
export const removeTourPicture = createRequest({
  name: 'projects/removeTourPicture',
  kind: 'write',
  key: dateTourKey,
  send: (http, { id, segment = DATE_SLOT }: DateTour) =>
    http.send(projectEndpoints.removeTourPicture, { params: { projectId: id, slot: segment } }),
  invalidates: ({ id }) => [{ kind: 'project', id }],
});

export interface RestoreInput extends DateTour {
  /** Of the kept tour. */
  keptId: string;
  /** The tour that it replaces. */
  tour: TourRef;
}

/** Restores a tour that was replaced; the present one can be restored in turn. */
export const restoreTour = createRequest({
  name: 'projects/restoreTour',
  kind: 'write',
  key: (input: RestoreInput) => dateTourKey(input),
  send: (http, { id, keptId }) =>
    http.send(projectEndpoints.restoreTour, { params: { projectId: id, id: keptId } }),
  invalidates: ({ id, tour }) => [
    { kind: 'project', id },
    { kind: 'client' },
    { kind: 'tour', id: tourKey(tour) },
  ],
});

export interface SwitchInput extends DateTour {
  enabled: boolean;
}

/** Turns the bridge of a tour to the tour protocol on or off. */
export const switchBridge = createRequest({
  name: 'projects/switchBridge',
  kind: 'write',
  key: (input: SwitchInput) => dateTourKey(input),
  send: (http, { id, segment = DATE_SLOT, enabled }) =>
    http.send(projectEndpoints.switchBridge, {
      params: { projectId: id, slot: segment },
      body: { enabled },
    }),
  invalidates: ({ id }) => [{ kind: 'project', id }],
});

export interface ProjectCreation {
  client: UserRow;
  /** Identifies one attempt, whose screen may be unmounted. */
  attempt: string;
}

/** Creates a client's next project. @returns its id */
export const createProject = createRequest({
  name: 'projects/create',
  kind: 'write',
  key: ({ attempt }: ProjectCreation) => attempt,
  send: (http, { client }) => createNext(http, client),
  invalidates: () => [{ kind: 'client' }],
});

/** Number of names to try while other admins create projects for the same client. */
const NAMES_TRIED = 5;

async function createNext(http: ApiClient, { userName, projectsData }: UserRow): Promise<string> {
  const known = [...projectsData];
  for (let attempt = 1; ; attempt += 1) {
    const body = nextProject(userName, known);
    try {
      const { project } = await http.send(projectEndpoints.createProject, {
        params: { clientId: userName },
        body,
      });
      return project._id;
    } catch (cause) {
      const problem = toProblem(cause);
      if (!hasCode(problem, 'taken') || attempt >= NAMES_TRIED) {
        throw new ProblemError(problem, { cause });
      }
      // Another admin has created this project since the list was loaded.
      known.push({ _id: body.name, name: body.name, owner: userName });
    }
  }
}

export interface DeleteInput {
  client: UserRow;
  project: UserRow['projectsData'][number];
}

export const deleteProject = createRequest({
  name: 'projects/delete',
  kind: 'write',
  key: ({ project }: DeleteInput) => project._id,
  send: (http, { client, project }) =>
    http.send(projectEndpoints.deleteProject, {
      params: { projectId: project._id },
      headers: {
        isOwner: project.owner === client._id ? 'true' : 'false',
        // HTTP headers allow only Latin letters.
        user: encodeURIComponent(client.userName),
      },
    }),
  invalidates: ({ project }) => [
    { kind: 'project', id: project._id },
    { kind: 'client' },
    { kind: 'tour' },
    { kind: 'trash' },
  ],
  undoneBy: (action) => {
    const thing = restoredThing(action);
    return thing?.kind === 'project' ? thing.id : undefined;
  },
});
