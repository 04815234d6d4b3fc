/** The trash in responses. */
import * as z from 'zod/mini';
import { TRASH_KINDS } from './trash.ts';

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
  /** Number of all entries. */
  total: z.number(),
  /** Of the tours of all entries. */
  bytes: z.number(),
  /** Retention of what is put there now. */
  days: z.number(),
});
export type Trash = z.infer<typeof trashSchema>;
