/** Purpose of an upload, as stored in the database. */
import * as z from 'zod/mini';

/** The account that uploads, or the guest link. */
const sender = { userId: z.string() };
const tagSchema = z.discriminatedUnion('kind', [
  z.object({
    ...sender,
    kind: z.literal('project'),
    projectId: z.string(),
    slot: z.string(),
    /** Name of the file, once the client has sent it. */
    file: z.optional(z.string()),
  }),
  // A pilot's name is known once the file's name has arrived.
  z.object({ ...sender, kind: z.literal('pilot'), name: z.optional(z.string()) }),
  z.object({ ...sender, kind: z.enum(['footage', 'cover', 'note']) }),
]);
/** Identifies an upload for cancellation. */
export type UploadTag = z.infer<typeof tagSchema>;

export function tagText(tag: UploadTag): string {
  return JSON.stringify(z.parse(tagSchema, tag));
}

export function readTag(text: string): UploadTag {
  return z.parse(tagSchema, JSON.parse(text));
}
