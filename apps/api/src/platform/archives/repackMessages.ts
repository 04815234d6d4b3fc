/** Messages to and from the repack worker. */
import * as z from 'zod/mini';
import { isArchiveText, type ArchiveTextKey } from '@jawla/archives/texts';

export interface RepackJob {
  readonly archive: string;
  /** Path of the pack, which must not exist yet. */
  readonly target: string;
  /** The page that the caller has chosen, by its path in the archive. */
  readonly startPage?: string | undefined;
}

export const repackOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('done'),
    files: z.number(),
    bytes: z.number(),
    startPage: z.string(),
    packBytes: z.number(),
    directoryBytes: z.number(),
  }),
  z.object({
    outcome: z.literal('refused'),
    key: z.custom<ArchiveTextKey>((key) => typeof key === 'string' && isArchiveText(key)),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  z.object({ outcome: z.literal('noSpace') }),
]);
export type RepackOutcome = z.infer<typeof repackOutcomeSchema>;
