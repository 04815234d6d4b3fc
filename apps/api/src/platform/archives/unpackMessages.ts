/** What the unpacking thread works on, and what it answers. */
import * as z from 'zod/mini';
import { isTextKey, type TextKey } from '../texts/texts.ts';

export interface UnpackJob {
  readonly archive: string;
  /** An empty folder on the file system that the tour is to be on. */
  readonly target: string;
}

export const unpackOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('done'),
    files: z.number(),
    bytes: z.number(),
    startPage: z.string(),
  }),
  z.object({
    outcome: z.literal('refused'),
    key: z.custom<TextKey>((key) => typeof key === 'string' && isTextKey(key)),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  z.object({ outcome: z.literal('noSpace') }),
]);
export type UnpackOutcome = z.infer<typeof unpackOutcomeSchema>;
