import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '../chromium.ts';
import { cacheFolder } from './builds.ts';
import { ROOT } from './paths.ts';

const PREFIX = 'screenshots-';
/** What screenshots depend on, apart from the Storybook. */
const HARNESS = [
  'tests/visual/*.ts',
  'tests/*.ts',
  '.storybook/review/frameUrl.ts',
  'package-lock.json',
];

/** The folder for screenshots of a commit. Removes those that another browser or other code has taken. */
export async function screenshotFolder(sha: string): Promise<string> {
  const hash = createHash('sha256').update(await chromiumPath());
  for (const file of globSync(HARNESS, { cwd: ROOT, exclude: ['**/*.test.ts'] }).sort()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  const current = PREFIX + hash.digest('hex').slice(0, 16);
  for (const name of readdirSync(cacheFolder(sha))) {
    if (name.startsWith(PREFIX) && name !== current) {
      rmSync(join(cacheFolder(sha), name), { recursive: true });
    }
  }
  return join(cacheFolder(sha), current);
}
