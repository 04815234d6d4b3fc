/** Compares the screenshots of two Storybooks and copies what differs to the report's folder. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareImages, type Area } from './compareImages.ts';
import type { Screenshot } from './screenshots.ts';

/** One side of the comparison. */
export interface Capture {
  /** Folder of the PNG files. */
  folder: string;
  screenshots: readonly Screenshot[];
  /** Why stories could not be photographed, by file. */
  errors: ReadonlyMap<string, string>;
}

export type Result = { screenshot: Screenshot } & (
  | { status: 'same' | 'new' | 'removed' }
  | { status: 'changed'; pixels: number; area: Area }
  /** The story failed in one or both Storybooks, with these messages. */
  | { status: 'failed'; before: string | undefined; after: string | undefined }
);

export async function compareScreenshots(
  before: Capture,
  after: Capture,
  report: string,
): Promise<Result[]> {
  for (const folder of ['before', 'after', 'difference']) {
    mkdirSync(join(report, folder), { recursive: true });
  }
  const filesBefore = new Set(before.screenshots.map(({ file }) => file));
  const filesAfter = new Set(after.screenshots.map(({ file }) => file));
  const removed = before.screenshots.filter(({ file }) => !filesAfter.has(file));

  async function compare(screenshot: Screenshot): Promise<Result> {
    const { file } = screenshot;
    const errorBefore = before.errors.get(file);
    const errorAfter = after.errors.get(file);
    const hasBefore = filesBefore.has(file) && errorBefore === undefined;
    const hasAfter = filesAfter.has(file) && errorAfter === undefined;
    const pathBefore = join(before.folder, file);
    const pathAfter = join(after.folder, file);

    let difference;
    if (hasBefore && hasAfter) {
      difference = await compareImages(readFileSync(pathBefore), readFileSync(pathAfter));
      if (difference === undefined) return { screenshot, status: 'same' };
      writeFileSync(join(report, 'difference', file), difference.image);
    }
    if (hasBefore) copyFileSync(pathBefore, join(report, 'before', file));
    if (hasAfter) copyFileSync(pathAfter, join(report, 'after', file));

    if (difference) {
      const { pixels, area } = difference;
      return { screenshot, status: 'changed', pixels, area };
    }
    if (errorBefore !== undefined || errorAfter !== undefined) {
      return { screenshot, status: 'failed', before: errorBefore, after: errorAfter };
    }
    return { screenshot, status: hasAfter ? 'new' : 'removed' };
  }

  const results: Result[] = [];
  for (const screenshot of [...after.screenshots, ...removed]) {
    results.push(await compare(screenshot));
  }
  return results;
}
