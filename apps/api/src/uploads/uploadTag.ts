/** What an upload is for, and how to undo it, as stored in the database. */
import * as z from 'zod/mini';

const tagSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('project'),
    projectId: z.string(),
    slot: z.string(),
    day: z.string(),
    /** The file's name, once it has arrived. */
    file: z.optional(z.string()),
  }),
  // A pilot's name is known once the file's name has arrived.
  z.object({ kind: z.literal('pilot'), name: z.optional(z.string()) }),
  z.object({ kind: z.enum(['footage', 'cover']) }),
]);
/** Identifies an upload for its cancellation. */
export type UploadTag = z.infer<typeof tagSchema>;

const projectChangeSchema = z.object({
  projectId: z.string(),
  /** Before the change, which added one. */
  revision: z.number(),
  /** What the project got: its date, or one more day. */
  day: z.string(),
  /** The date before; missing when a day was added. */
  dateBefore: z.optional(z.nullable(z.string())),
});
/** What a project did not know before a tour was published. */
export type ProjectChange = z.infer<typeof projectChangeSchema>;

const undoSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tour'),
    version: z.string(),
    /** The version that it replaced. */
    before: z.optional(z.string()),
    /** The unsent message about it. */
    mail: z.optional(z.string()),
    /** What changed in the project. */
    project: z.optional(projectChangeSchema),
  }),
  z.object({ kind: z.literal('pilot'), pilotId: z.string() }),
]);
/** How to take back what was just published. */
export type Undo = z.infer<typeof undoSchema>;

/** Equal tags make equal texts. */
export function tagText(tag: UploadTag): string {
  return JSON.stringify(z.parse(tagSchema, tag));
}

/** Whether two uploads publish at the same place: the later one replaces the tour of the earlier one. */
export function isSamePlace(one: UploadTag, other: UploadTag): boolean {
  if (one.kind === 'project' && other.kind === 'project') {
    return one.projectId === other.projectId && one.slot === other.slot;
  }
  return tagText(one) === tagText(other);
}

export function readTag(text: string): UploadTag {
  return z.parse(tagSchema, JSON.parse(text));
}

export function readUndo(text: string): Undo {
  return z.parse(undoSchema, JSON.parse(text));
}
