/** The objects of footage in responses: a schema and its type each. */
import * as z from 'zod/mini';
import { FOOTAGE_FILE_KINDS, FOOTAGE_FOLDERS, FOOTAGE_STATES } from './limits.ts';
import { idSchema } from './objects.ts';

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
