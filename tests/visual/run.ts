/**
 * `npm run test:visual`: compares screenshots of the working tree's stories with those of a base commit. Exits like
 * `diff`: 0 for no differences, 1 for differences, 2 for errors.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCommit, buildWorkingTree, isCached } from './builds.ts';
import { compareScreenshots, type Capture, type Result } from './compareScreenshots.ts';
import { listChangedFiles, resolveBase } from './git.ts';
import { CACHE, REPORT, ROOT } from './paths.ts';
import { countResults, describeCounts, describeResult, renderReport } from './report.ts';
import { screenshotFolder } from './screenshotCache.ts';
import { parseStories, planComparison, type Screenshot, type Story } from './screenshots.ts';
import { selectAffected, selectByName } from './selectStories.ts';
import { takeScreenshots } from './takeScreenshots.ts';

const USAGE = 'npm run test:visual -- [--base <ref>] [--all | --grep <pattern>]';
/** How many differences the summary names; the report shows all. */
const MAX_NAMED = 20;
const PROGRESS_STEP = 50;

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

async function main(): Promise<number> {
  const { values: options } = parseArgs({
    options: {
      base: { type: 'string' },
      all: { type: 'boolean', default: false },
      grep: { type: 'string' },
    },
  });
  rmSync(REPORT, { recursive: true, force: true });
  const base = resolveBase(options.base);
  const baseName = `${base.sha.slice(0, 8)} (${base.origin})`;
  const changedFiles = listChangedFiles(base.sha);
  const isNamed = options.all || options.grep !== undefined;
  if (changedFiles.length === 0 && !isNamed) {
    console.log(`Nothing has changed since ${baseName}. For another base: ${USAGE}`);
    return 0;
  }

  console.log('Building the Storybook of the working tree …');
  const storybookAfter = await buildWorkingTree();
  const selection = isNamed
    ? selectByName(options.grep)
    : selectAffected(changedFiles, storybookAfter, base.sha);
  if (selection === undefined) {
    console.log(`No story depends on what has changed since ${baseName}.`);
    return 0;
  }
  if (!isCached(base.sha)) console.log(`Building the Storybook of ${baseName} …`);
  const storybookBefore = await buildCommit(base.sha);

  console.log(`Comparing ${selection.description} with ${baseName}.`);
  const { before, after } = planComparison(
    storiesOf(storybookBefore),
    storiesOf(storybookAfter),
    selection.includes,
  );
  if (before.length + after.length === 0) {
    console.log('There are no screenshots to take.');
    return options.grep === undefined ? 0 : 2;
  }
  const captures = {
    before: await captureBase(base.sha, storybookBefore, before),
    after: await captureWorkingTree(storybookAfter, after),
  };
  const results = await compareScreenshots(captures.before, captures.after, REPORT);

  const page = join(REPORT, 'index.html');
  const counts = countResults(results);
  writeFileSync(page, renderReport(results, `Working tree compared with ${baseName}`));
  for (const line of summarize(results)) console.log(line);
  console.log(`${describeCounts(counts)}. Report: ${relative(ROOT, page)}`);
  if (captures.after.errors.size > 0) return 2;
  return results.every(({ status }) => status === 'same') ? 0 : 1;
}

function storiesOf(storybook: string): Story[] {
  return parseStories(readFileSync(join(storybook, 'index.json'), 'utf8'));
}

async function captureBase(
  sha: string,
  storybook: string,
  screenshots: readonly Screenshot[],
): Promise<Capture> {
  const folder = await screenshotFolder(sha);
  const missing = screenshots.filter(({ file }) => !existsSync(join(folder, file)));
  const cached = screenshots.length - missing.length;
  console.log(`Base: ${missing.length} screenshots, and ${cached} from the cache`);
  const errors = await takeScreenshots(missing, {
    storybook,
    folder,
    network: 'story',
    onProgress: reportProgress,
  });
  return { folder, screenshots, errors };
}

async function captureWorkingTree(
  storybook: string,
  screenshots: readonly Screenshot[],
): Promise<Capture> {
  const folder = join(CACHE, 'working-tree-screenshots');
  rmSync(folder, { recursive: true, force: true });
  console.log(`Working tree: ${screenshots.length} screenshots`);
  const errors = await takeScreenshots(screenshots, {
    storybook,
    folder,
    network: process.env['NETWORK'] ?? 'story',
    onProgress: reportProgress,
  });
  return { folder, screenshots, errors };
}

function reportProgress(done: number): void {
  if (done % PROGRESS_STEP === 0) console.log(`  ${done}`);
}

function summarize(results: readonly Result[]): string[] {
  const lines = results.filter(({ status }) => status !== 'same').map(describeResult);
  const more = lines.length - MAX_NAMED;
  return [...lines.slice(0, MAX_NAMED), ...(more > 0 ? [`… and ${more} more`] : [])];
}
