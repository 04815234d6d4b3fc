/** What was handed in. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { pageNumberSchema } from './fields.ts';
import {
  FOOTAGE_FILE_KINDS,
  FOOTAGE_FOLDERS,
  FOOTAGE_LISTS,
  FOOTAGE_STATES,
} from './footageLimits.ts';
import { idSchema, messageSchema } from './objects.ts';

/** Path of the files of footage. */
export const FOOTAGE_PATH = '/files/footage';
/** Path of the archives of whole deliveries. */
export const DELIVERIES_PATH = '/files/deliveries';
/** Longest side of a thumbnail, in device pixels. */
export const FOOTAGE_THUMBNAIL_SIDE = 320;

/** Returns the URL of a film, to be played. */
export function footageFilmUrl(fileId: string): string {
  return `${FOOTAGE_PATH}/${encodeURIComponent(fileId)}`;
}

/** Returns the URL of a small picture of a photo. */
export function footageThumbnailUrl(fileId: string): string {
  return `${footageFilmUrl(fileId)}/thumbnail`;
}

/** Returns the URL that downloads a file as it was handed in. */
export function footageDownloadUrl(fileId: string): string {
  return `${footageFilmUrl(fileId)}/download`;
}

/**
 * Returns the URL that downloads all files of a delivery as one archive.
 *
 * @param timeZone - IANA time zone of the time in the archive’s name: without one that the server knows, the name has no time.
 */
export function footageArchiveUrl(
  deliveryId: string,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string {
  const query = new URLSearchParams({ zone: timeZone });
  return `${DELIVERIES_PATH}/${encodeURIComponent(deliveryId)}?${query.toString()}`;
}

export const footageFileSchema = z.object({
  _id: idSchema,
  /** Without invisible characters. */
  name: z.string(),
  bytes: z.number(),
  kind: z.enum(FOOTAGE_FILE_KINDS),
  /** Its bytes are not in the file store. */
  isMissing: z.boolean(),
});
export type FootageFile = z.infer<typeof footageFileSchema>;

const folderSchema = z.enum([FOOTAGE_FOLDERS.session, FOOTAGE_FOLDERS.missing]);

/** Files that were handed in together, for admins. */
export const footageDeliverySchema = z.object({
  _id: idSchema,
  projectName: z.string(),
  /** Whether a project has this name. */
  isMatched: z.boolean(),
  /** The only project of this name. */
  project: z.nullable(z.object({ _id: idSchema, userName: z.string() })),
  folder: folderSchema,
  /** Full name of the person who handed it in; absent once the account is deleted. */
  sender: z.optional(z.nullable(z.string())),
  files: z.number(),
  bytes: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  /** When an admin marked it as taken, and who did. */
  taken: z.nullable(z.object({ at: z.string(), by: z.optional(z.nullable(z.string())) })),
  /** Whether its archive can be downloaded: large deliveries are read once before. */
  isReady: z.boolean(),
  /** The first files. */
  strip: z.array(footageFileSchema),
});
export type FootageDelivery = z.infer<typeof footageDeliverySchema>;

export const footageSpaceSchema = z.object({
  /** Bytes of all footage. */
  used: z.number(),
  /** Bytes that footage may take; `null` if the store has no limit. */
  limit: z.nullable(z.number()),
  /** The warning in force, in percent. */
  warning: z.nullable(z.number()),
});
export type FootageSpace = z.infer<typeof footageSpaceSchema>;

export const footageInboxSchema = z.object({
  /** Grouped by project, the one with the newest delivery first. */
  deliveries: z.array(footageDeliverySchema),
  /** Number of all deliveries that match the query. */
  total: z.number(),
  space: footageSpaceSchema,
});
export type FootageInbox = z.infer<typeof footageInboxSchema>;

/** What a person has handed in, and what became of it. */
export const ownFootageSchema = z.object({
  _id: idSchema,
  projectName: z.string(),
  folder: folderSchema,
  files: z.number(),
  bytes: z.number(),
  /** ISO 8601. */
  createdAt: z.string(),
  state: z.enum(FOOTAGE_STATES),
});
export type OwnFootage = z.infer<typeof ownFootageSchema>;

const NO_DELIVERY = 'no such delivery, or a deleted one';

export const footageEndpoints = {
  footageProjects: endpoint({
    method: 'GET',
    path: 'footage-projects',
    caller: 'session',
    response: z.object({ projects: z.array(z.object({ _id: idSchema, name: z.string() })) }),
    summary:
      'Names to choose from when files are handed in: of all projects, or of one’s own if there are any',
  }),
  myFootage: endpoint({
    method: 'GET',
    path: 'my-footage',
    caller: 'session',
    response: z.object({ deliveries: z.array(ownFootageSchema) }),
    summary: 'What the person of the session has handed in lately, and what became of it',
  }),
  footage: endpoint({
    method: 'GET',
    path: 'footage',
    caller: 'admin',
    scope: 'read',
    query: z.object({
      list: z.enum(FOOTAGE_LISTS),
      page: pageNumberSchema,
      /** Part of the project's name, regardless of case and of Arabic spelling variants. */
      q: z.optional(z.string().check(z.maxLength(200))),
    }),
    response: footageInboxSchema,
    summary: 'A page of deliveries of footage, by project, and the space that footage takes',
  }),
  footageFiles: endpoint({
    method: 'GET',
    path: 'footage/{id}',
    caller: 'admin',
    scope: 'read',
    response: z.object({ files: z.array(footageFileSchema) }),
    summary: 'The files of a delivery',
    errors: { 404: NO_DELIVERY },
  }),
  takeFootage: endpoint({
    method: 'PUT',
    path: 'footage/{id}',
    caller: 'admin',
    response: messageSchema,
    summary: 'Marks a delivery as taken; always safe to repeat',
    errors: { 404: NO_DELIVERY },
  }),
  deleteFootage: endpoint({
    method: 'DELETE',
    path: 'footage/{id}',
    caller: 'admin',
    response: messageSchema,
    summary: 'Deletes the files of a delivery',
    errors: { 404: NO_DELIVERY },
  }),
};
