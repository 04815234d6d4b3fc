import {
  guestEndpoints,
  type GuestLink,
  type GuestLinkForm,
  type NewGuestLink,
  type NewGuestLinkForm,
} from '@jawla/contract';
import { createRequest } from '#core/store';

/** The guest links of a project, the newest first. */
export const loadGuestLinks = createRequest({
  name: 'sharing/links',
  kind: 'read',
  key: (project: string) => project,
  send: async (http, projectId, signal): Promise<GuestLink[]> =>
    (await http.send(guestEndpoints.guestLinks, { params: { projectId }, signal })).links,
  entities: (id) => [{ kind: 'guestLinks', id }],
  edits: (links, action, project) => {
    if (createGuestLink.loaded.match(action) && action.payload.input.project === project)
      return withLink(links, action.payload.data.link);
    if (replaceGuestLink.loaded.match(action) && action.payload.input.project === project)
      return withLink(links, action.payload.data.link);
    if (updateGuestLink.loaded.match(action) && action.payload.input.project === project)
      return withLink(links, action.payload.data.link);
    if (mailGuestLink.loaded.match(action) && action.payload.input.project === project)
      return withLink(links, action.payload.data);
    if (revokeGuestLink.loaded.match(action) && action.payload.input.project === project) {
      const { id } = action.payload.input;
      return links.map((link) => (link._id === id ? revoked(link) : link));
    }
    if (revokeGuestLinks.loaded.match(action) && action.payload.input === project)
      return links.map((link) => (link.state === 'active' ? revoked(link) : link));
    return links;
  },
});

function withLink(links: readonly GuestLink[], changed: GuestLink): GuestLink[] {
  return links.some(({ _id }) => _id === changed._id)
    ? links.map((link) => (link._id === changed._id ? changed : link))
    : [changed, ...links];
}

const revoked = (link: GuestLink): GuestLink => ({ ...link, state: 'revoked' });

const ofProject = ({ project }: { project: string }) =>
  [{ kind: 'guestLinks', id: project }] as const;

export interface LinkCreation {
  project: string;
  /** Identifies one form: two forms can be saved concurrently. */
  attempt: string;
  form: NewGuestLinkForm;
}

export function createKey({ project, attempt }: Omit<LinkCreation, 'form'>): string {
  return `${project}|${attempt}`;
}

/** A passcode that was set is known until the sheet is left: the server cannot show it again. */
function passcodeOf({ passcode }: GuestLinkForm | NewGuestLinkForm): { passcode?: string } {
  return typeof passcode === 'string' ? { passcode } : {};
}

/** Its data contains the link's secret and passcode: see `useUnshared`. */
export const createGuestLink = createRequest({
  name: 'sharing/create',
  kind: 'write',
  key: (input: LinkCreation) => createKey(input),
  send: async (http, { project, form }): Promise<NewGuestLink & { passcode?: string }> => ({
    ...(await http.send(guestEndpoints.createGuestLink, {
      params: { projectId: project },
      body: form,
    })),
    ...passcodeOf(form),
  }),
  invalidates: ofProject,
});

export interface MailInput {
  project: string;
  email: string;
  /** ISO 8601. */
  expiresAt: string;
}

export function mailKey({ project, email }: Omit<MailInput, 'expiresAt'>): string {
  return `${project}|${email}`;
}

/** Creates a link that the server mails. Its secret is not stored. */
export const mailGuestLink = createRequest({
  name: 'sharing/mail',
  kind: 'write',
  key: (input: MailInput) => mailKey(input),
  send: async (http, { project, email, expiresAt }) => {
    const body = { note: email, slot: null, expiresAt, sites: [], email };
    return (
      await http.send(guestEndpoints.createGuestLink, { params: { projectId: project }, body })
    ).link;
  },
  invalidates: ofProject,
});

/** A guest link of a project. */
export interface LinkRef {
  project: string;
  id: string;
}

export function linkKey({ project, id }: LinkRef): string {
  return `${project}|${id}`;
}

export interface UpdateInput extends LinkRef {
  form: GuestLinkForm;
}

/** Its data contains a passcode that was changed: see `useUnshared`. */
export const updateGuestLink = createRequest({
  name: 'sharing/update',
  kind: 'write',
  key: (input: UpdateInput) => linkKey(input),
  send: async (http, { project, id, form }): Promise<{ link: GuestLink; passcode?: string }> => ({
    ...(await http.send(guestEndpoints.updateGuestLink, {
      params: { projectId: project, id },
      body: form,
    })),
    ...passcodeOf(form),
  }),
  invalidates: ofProject,
});

/** Its data contains the link's new secret: see `useUnshared`. */
export const replaceGuestLink = createRequest({
  name: 'sharing/replace',
  kind: 'write',
  key: linkKey,
  send: (http, { project, id }: LinkRef) =>
    http.send(guestEndpoints.replaceGuestLink, { params: { projectId: project, id } }),
  invalidates: ofProject,
});

export const revokeGuestLink = createRequest({
  name: 'sharing/revoke',
  kind: 'write',
  key: linkKey,
  send: (http, { project, id }: LinkRef) =>
    http.send(guestEndpoints.revokeGuestLink, { params: { projectId: project, id } }),
  invalidates: ofProject,
});

/** Revokes all links of a project. */
export const revokeGuestLinks = createRequest({
  name: 'sharing/revokeAll',
  kind: 'write',
  key: (project: string) => project,
  send: (http, projectId: string) =>
    http.send(guestEndpoints.revokeGuestLinks, { params: { projectId } }),
  invalidates: (project) => [{ kind: 'guestLinks', id: project }],
});
