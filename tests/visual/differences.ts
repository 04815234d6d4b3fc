/** How the screenshots of two Storybooks differ. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { CACHE } from './paths.ts';
import type { Screenshot } from './screenshots.ts';

/** One side of the comparison. */
export interface Capture {
  /** Folder of the PNG files. */
  folder: string;
  /** Why stories could not be photographed, by file. */
  errors: ReadonlyMap<string, string>;
}

const Difference = z.object({
  /** The title of a component or screen. */
  title: z.string(),
  /** The name of its PNG files. */
  file: z.string(),
  status: z.enum(['failed', 'changed', 'new', 'removed']),
  /** Why it failed, in one or both Storybooks. */
  errors: z.array(z.string()),
});
export type Difference = z.infer<typeof Difference>;

/** What the report shows. */
const Comparison = z.object({
  title: z.string(),
  /** Folders of the PNG files. */
  before: z.string(),
  after: z.string(),
  differences: z.array(Difference),
});
export type Comparison = z.infer<typeof Comparison>;

/** Passes the comparison to Playwright's processes. */
export const COMPARISON_FILE = join(CACHE, 'comparison.json');

export function readComparison(): Comparison {
  return Comparison.parse(JSON.parse(readFileSync(COMPARISON_FILE, 'utf8')));
}

/** Every pixel counts: both sides were rendered on one machine, and PNG files of equal pixels are equal. */
export function findDifferences(
  screenshots: readonly Screenshot[],
  before: Capture,
  after: Capture,
): Difference[] {
  return screenshots.flatMap(({ story, file }) => {
    const status = statusOf(file, before, after);
    if (status === undefined) return [];
    const errors = Object.entries({ base: before, 'working tree': after })
      .filter(([, { errors }]) => errors.has(file))
      .map(([side, { errors }]) => `${file} in the ${side}: ${errors.get(file)}`);
    return { title: story.title, file, status, errors };
  });
}

function statusOf(file: string, before: Capture, after: Capture): Difference['status'] | undefined {
  if (before.errors.has(file) || after.errors.has(file)) return 'failed';
  const old = join(before.folder, file);
  const current = join(after.folder, file);
  if (!existsSync(old)) return 'new';
  if (!existsSync(current)) return 'removed';
  return readFileSync(old).equals(readFileSync(current)) ? undefined : 'changed';
}
