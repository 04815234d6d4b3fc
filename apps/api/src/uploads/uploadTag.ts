/** What an upload is for, and how it is taken back: as they stand in the database. */
import * as z from 'zod/mini';

const tagSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('project'), projectId: z.string(), slot: z.string() }),
  // A pilot's name is known once the file's name has arrived.
  z.object({ kind: z.literal('pilot'), name: z.optional(z.string()) }),
  z.object({ kind: z.enum(['footage', 'cover']) }),
]);
/** By this an upload is found when somebody cancels it. */
export type UploadTag = z.infer<typeof tagSchema>;

const undoSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tour'),
    version: z.string(),
    /** The version that it replaced. */
    before: z.optional(z.string()),
    /** The message about it, which has not gone out yet. */
    mail: z.optional(z.string()),
  }),
  z.object({ kind: z.literal('pilot'), pilotId: z.string() }),
]);
/** How to take back what was just published. */
export type Undo = z.infer<typeof undoSchema>;

/** Equal tags make equal texts. */
export function tagText(tag: UploadTag): string {
  return JSON.stringify(z.parse(tagSchema, tag));
}

export function readTag(text: string): UploadTag {
  return z.parse(tagSchema, JSON.parse(text));
}

export function readUndo(text: string): Undo {
  return z.parse(undoSchema, JSON.parse(text));
}
