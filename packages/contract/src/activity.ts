/** Who did what to what, and when. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { anyIdSchema } from './fields.ts';
import { idSchema, TEAM_ROLES } from './objects.ts';

/** Entries of a page. */
export const ACTIVITY_PAGE_SIZE = 50;
/** People and things that a filter offers. */
export const ACTIVITY_FILTERS_MAX = 500;
/** Path of the download. The session cookie authorizes it. */
export const ACTIVITY_CSV_PATH = '/files/activity.csv';

export interface ActivityFilter {
  /** Id of the person who did it. */
  readonly person?: string | undefined;
  /** Id of a client: everything about the client and the projects. */
  readonly client?: string | undefined;
  /** Id of a project, pilot or other thing. */
  readonly thing?: string | undefined;
}

/** Returns the URL that downloads the list. */
export function activityCsvUrl({ person, client, thing }: ActivityFilter): string {
  const query = new URLSearchParams({
    ...(person !== undefined && { person }),
    ...(client !== undefined && { client }),
    ...(thing !== undefined && { thing }),
  });
  return query.size === 0 ? ACTIVITY_CSV_PATH : `${ACTIVITY_CSV_PATH}?${String(query)}`;
}

/**
 * Everything that is recorded, as `<what>.<happened>`. `deleted` is permanent; `trashed` can be restored. Log-ins are no
 * activity, and neither is what changes no data, such as a cancelled upload.
 */
export const ACTIVITY_ACTIONS = [
  'client.created',
  'client.invitedAgain',
  'client.changed',
  'client.trashed',
  'client.restored',
  'client.deleted',
  'client.exported',
  'member.created',
  'member.invited',
  'member.changed',
  'member.roleChanged',
  'member.suspended',
  'member.resumed',
  'member.removed',
  'member.restored',
  'member.deleted',
  'account.changed',
  'account.emailChanged',
  'account.emailChangeUndone',
  'account.passwordChanged',
  'account.sessionsEnded',
  'identity.connected',
  'identity.disconnected',
  'project.created',
  'project.changed',
  'project.datesChanged',
  'project.trashed',
  'project.restored',
  'project.deleted',
  'date.trashed',
  'date.restored',
  'date.deleted',
  'cover.changed',
  'tour.uploaded',
  'tour.restored',
  'picture.changed',
  'picture.removed',
  'bridge.switchedOn',
  'bridge.switchedOff',
  'alignment.changed',
  'access.given',
  'access.removed',
  'access.left',
  'guestLink.created',
  'guestLink.changed',
  'guestLink.replaced',
  'guestLink.revoked',
  'guestLink.allRevoked',
  'pilot.created',
  'pilot.trashed',
  'pilot.restored',
  'pilot.deleted',
  'note.created',
  'note.done',
  'note.opened',
  'note.deleted',
  'footage.handedIn',
  'footage.taken',
  'footage.deleted',
  'key.created',
  'key.rotated',
  'key.revoked',
  'messages.retried',
] as const;
export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number];

/** What an action was done to: what a page shows. A date, tour or link belongs to its project. */
export const ACTIVITY_THINGS = [
  'client',
  'member',
  'project',
  'pilot',
  'footage',
  'key',
  'system',
] as const;
export type ActivityThing = (typeof ACTIVITY_THINGS)[number];

/** `guest`: of a guest link. `job`: the server itself. `commandLine`: an operator. */
export const ACTIVITY_ACTORS = ['person', 'guest', 'job', 'commandLine'] as const;
export type ActivityActor = (typeof ACTIVITY_ACTORS)[number];

/** A closed set, without secrets, addresses and values of fields. */
export const activityDetailsSchema = z.object({
  /** `date` or a sub date. */
  slot: z.optional(z.string()),
  /** Names of changed fields. */
  fields: z.optional(z.array(z.string())),
  /** Name of another person whom it concerns, such as the one who got access. */
  person: z.optional(z.string()),
  role: z.optional(z.enum(TEAM_ROLES)),
  count: z.optional(z.number()),
  /** Of a note. */
  number: z.optional(z.number()),
});
export type ActivityDetails = z.infer<typeof activityDetailsSchema>;

export const activityEntrySchema = z.object({
  _id: idSchema,
  /** ISO 8601. */
  at: z.string(),
  action: z.enum(ACTIVITY_ACTIONS),
  actor: z.object({
    kind: z.enum(ACTIVITY_ACTORS),
    /** Full name of a person at the time, or what a guest has entered; else empty. */
    name: z.string(),
  }),
  thing: z.object({
    kind: z.enum(ACTIVITY_THINGS),
    _id: z.string(),
    /** Name at the time. */
    name: z.string(),
    /** Whether it still exists. */
    exists: z.boolean(),
    /** Of the client that it is or belongs to, as long as there is one. */
    userName: z.nullable(z.string()),
  }),
  details: activityDetailsSchema,
});
export type ActivityEntry = z.infer<typeof activityEntrySchema>;

export const activityPageSchema = z.object({
  /** The newest first. */
  entries: z.array(activityEntrySchema),
  /** Begins the next page; `null` on the last one. */
  next: z.nullable(z.string()),
});

/** Whom and what a list can be filtered by, the latest first. */
export const activityFiltersSchema = z.object({
  people: z.array(z.object({ _id: idSchema, name: z.string() })),
  things: z.array(z.object({ kind: z.enum(ACTIVITY_THINGS), _id: idSchema, name: z.string() })),
});
export type ActivityFilters = z.infer<typeof activityFiltersSchema>;

export const activityEndpoints = {
  activity: endpoint({
    method: 'GET',
    path: 'activity',
    caller: 'admin',
    scope: 'read',
    query: z.object({
      /** `next` of the page before. */
      before: z.optional(anyIdSchema),
      person: z.optional(anyIdSchema),
      client: z.optional(anyIdSchema),
      thing: z.optional(anyIdSchema),
    }),
    response: activityPageSchema,
    summary: 'Who did what to what, newest first: of all, of a person, of a client, or of a thing',
  }),
  activityFilters: endpoint({
    method: 'GET',
    path: 'activity/filters',
    caller: 'admin',
    scope: 'read',
    response: activityFiltersSchema,
    summary: 'People and things that activity can be filtered by',
  }),
};
