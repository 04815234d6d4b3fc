/**
 * `npm run test:visual`: compares screenshots of the working tree's stories with those of a base commit. Exits like
 * `diff`: 0 for no differences, 1 for differences, 2 for errors.
 *
 * Playwright Test compares and reports, but does not take the screenshots: it restarts worker and browser after each
 * difference, and `toHaveScreenshot()` takes at least two images of each page.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumPath } from '../chromium.ts';
import { buildCommit, buildWorkingTree } from './builds.ts';
import { COMPARISON_FILE, findDifferences, type Comparison } from './differences.ts';
import { listChangedFiles, resolveBase } from './git.ts';
import { CACHE, REPORT, ROOT } from './paths.ts';
import { parseStories, planComparison, type Story } from './screenshots.ts';
import { selectAffected, selectByName } from './selectStories.ts';
import { takeScreenshots } from './takeScreenshots.ts';

/** How many differences are named on the console; the report shows all. */
const MAX_NAMED = 20;
/** What screenshots depend on, apart from the Storybook. */
const HARNESS = ['tests/visual/*.ts', 'tests/*.ts', '.storybook/review/*.ts', 'package-lock.json'];

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values: options } = parseArgs({
    options: { base: { type: 'string' }, all: { type: 'boolean' }, grep: { type: 'string' } },
  });
  rmSync(REPORT, { recursive: true, force: true });
  const base = resolveBase(options.base);
  const baseName = `${base.sha.slice(0, 8)} (${base.origin})`;

  console.log('Building the Storybook of the working tree …');
  const storybook = buildWorkingTree();
  const selection =
    options.all === true || options.grep !== undefined
      ? selectByName(options.grep)
      : selectAffected(listChangedFiles(base.sha), storybook, base.sha);
  if (selection === undefined) {
    console.log(`No story depends on what has changed since ${baseName}.`);
    return 0;
  }
  console.log(`Building the Storybook of ${baseName}, unless the cache has it …`);
  const storybookBefore = buildCommit(base.sha);

  const screenshots = planComparison(
    storiesOf(storybookBefore),
    storiesOf(storybook),
    selection.includes,
  );
  if (screenshots.before.length + screenshots.after.length === 0) {
    console.log(`There are no screenshots of ${selection.description}.`);
    return options.grep === undefined ? 0 : 2;
  }
  console.log(`Comparing ${selection.description} with ${baseName}.`);
  console.log(`Base: ${screenshots.before.length} screenshots, unless the cache has them`);
  const before = await takeScreenshots(screenshots.before, {
    storybook: storybookBefore,
    folder: join(CACHE, base.sha, await hashOfHarness()),
    network: 'story',
  });
  console.log(`Working tree: ${screenshots.after.length} screenshots`);
  const folder = join(CACHE, 'working-tree-screenshots');
  rmSync(folder, { recursive: true, force: true });
  const after = await takeScreenshots(screenshots.after, {
    storybook,
    folder,
    network: process.env['NETWORK'] ?? 'story',
  });

  const differences = findDifferences(screenshots.all, before, after);
  if (differences.length === 0) {
    console.log('Everything looks the same.');
    return 0;
  }
  report({
    title: `Compared with ${baseName}`,
    before: before.folder,
    after: after.folder,
    differences,
  });
  return after.errors.size > 0 ? 2 : 1;
}

/** Names the differences, and writes Playwright's report of them. */
function report(comparison: Comparison): void {
  writeFileSync(COMPARISON_FILE, JSON.stringify(comparison));
  const command = ['exec', '--', 'playwright', 'test', '--config', 'tests/visual'];
  const { stdout, stderr } = spawnSync('npm', command, { cwd: ROOT, encoding: 'utf8' });
  const page = join(REPORT, 'index.html');
  // It fails if a screenshot has changed.
  if (!existsSync(page)) throw new Error(`${stdout}${stderr}\nPlaywright has written no report.`);

  const lines = comparison.differences.map(
    ({ status, file, errors: [error = ''] }) =>
      `${status.padEnd(8)} ${error === '' ? file : error.split('\n')[0]}`,
  );
  for (const line of lines.slice(0, MAX_NAMED)) console.log(line);
  if (lines.length > MAX_NAMED) console.log(`… and ${lines.length - MAX_NAMED} more`);
  const counts = Map.groupBy(comparison.differences, ({ status }) => status);
  const summary = [...counts].map(([status, { length }]) => `${length} ${status}`).join(', ');
  console.log(`${summary}. Report: ${relative(ROOT, page)}`);
}

function storiesOf(storybook: string): Story[] {
  return parseStories(readFileSync(join(storybook, 'index.json'), 'utf8'));
}

/** Names a folder for screenshots: others have been taken by another browser or other code. */
async function hashOfHarness(): Promise<string> {
  const hash = createHash('sha256').update(await chromiumPath());
  for (const file of globSync(HARNESS, { cwd: ROOT, exclude: ['**/*.test.ts'] }).sort()) {
    hash.update(file).update(readFileSync(join(ROOT, file)));
  }
  return `screenshots-${hash.digest('hex').slice(0, 16)}`;
}
