/** The trash: clients, projects, dates and pilots that can be restored. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageNumberSchema } from './fields.ts';
import { messageSchema } from './objects.ts';
import { projectNameSchema } from './projectRequestFields.ts';

export const TRASH_KINDS = ['client', 'project', 'date', 'pilot'] as const;
export type TrashKind = (typeof TRASH_KINDS)[number];
/** What a person in the trash was. */
export const TRASHED_ROLES = ['client', 'staff', 'admin'] as const;
/** Entries on a page of the trash. */
export const TRASH_PAGE_SIZE = 20;

/** What can be put into the trash, named as the call does that deletes it. */
export type TrashedThing =
  | { readonly kind: 'client'; readonly id: string }
  | { readonly kind: 'project'; readonly id: string }
  | {
      readonly kind: 'date';
      readonly projectId: string;
      readonly day: string;
      /** Of several dates with this day; the one that was deleted last by default. */
      readonly entry?: string | undefined;
    }
  /** By its name the one that was deleted last; by its id any. */
  | { readonly kind: 'pilot'; readonly name: string };

/** Returns what names a thing in the path of the trash's endpoints. */
export function trashKeyOf(thing: TrashedThing): { kind: TrashKind; id: string } {
  const { kind } = thing;
  if (kind === 'date') {
    const { projectId, day, entry } = thing;
    return { kind, id: [projectId, day, ...(entry === undefined ? [] : [entry])].join('.') };
  }
  return { kind, id: kind === 'pilot' ? thing.name : thing.id };
}

export const trashEntrySchema = z.object({
  kind: z.enum(TRASH_KINDS),
  /** With the kind, identifies the thing: `trashKeyOf`. */
  _id: z.string(),
  /** Of a date, its day. */
  name: z.string(),
  /** Of a date. */
  project: z.nullable(z.string()),
  /** Name of the client whose project or date it is. */
  client: z.nullable(z.string()),
  /** User name of that client; absent from older servers. */
  clientUserName: z.optional(z.nullable(z.string())),
  /** Of a person, what tells two of the same name apart; absent from older servers. */
  person: z.optional(z.nullable(z.object({ userName: z.string(), role: z.enum(TRASHED_ROLES) }))),
  /** What is in the trash as well and has to be restored first. */
  waitsFor: z.nullable(z.enum(['client', 'project'])),
  /** ISO 8601. */
  trashedAt: z.string(),
  /** Name of who put it there. */
  trashedBy: z.string(),
  /** ISO 8601: afterwards it is deleted. */
  until: z.string(),
  /** Of its tours. */
  bytes: z.number(),
});
export type TrashEntry = z.infer<typeof trashEntrySchema>;

export const trashSchema = z.object({
  /** Newest first. */
  entries: z.array(trashEntrySchema),
  /** Number of all entries that match. */
  total: z.number(),
  /** Of the tours of all entries. */
  bytes: z.number(),
  /** Retention of what is put there now. */
  days: z.number(),
});
export type Trash = z.infer<typeof trashSchema>;

export const trashEndpoints = {
  trash: endpoint({
    method: 'GET',
    path: 'trash',
    caller: 'admin',
    query: z.object({
      page: pageNumberSchema,
      /** Part of a name, a user name, or whose it is, regardless of case and of Arabic spelling variants. */
      q: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: trashSchema,
    summary: 'What can be restored, and the space that it takes',
  }),
  restoreTrash: endpoint({
    method: 'POST',
    path: 'trash/{kind}/{id}',
    caller: 'admin',
    // Instead of the name, or of the day of a date: others may have it by now.
    body: z.object({ name: z.optional(projectNameSchema) }),
    response: messageSchema,
    summary:
      'Restores with all that belongs to it, by another name if one is given; what is not in the trash stays as it is',
    errors: {
      404: 'deleted for good, or never existed',
      409: 'name or day taken by now; or its client or project is in the trash as well',
    },
  }),
  deleteTrash: endpoint({
    method: 'DELETE',
    path: 'trash/{kind}/{id}',
    caller: 'admin',
    // Typed by the user, to confirm: the name; of a person, the user name is accepted as well.
    body: z.object({ name: z.string().check(z.maxLength(500)) }),
    response: messageSchema,
    summary: 'Deletes for good, confirmed by the name, or of a person by the user name',
    errors: { 404: 'not in the trash', 422: 'another name, or ill-formed' },
  }),
};
