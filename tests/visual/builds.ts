/** Builds the Storybooks to compare: of the working tree, and of a commit. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addWorktree, removeWorktree } from './git.ts';
import { CACHE, ROOT } from './paths.ts';

/** How many base commits stay in the cache. */
const MAX_CACHED = 3;

/** @returns the folder of the built Storybook, with its `index.json` and `preview-stats.json` */
export async function buildWorkingTree(): Promise<string> {
  const folder = join(CACHE, 'working-tree');
  await buildStorybook(ROOT, folder);
  return folder;
}

/** What the cache has of a commit. */
export function cacheFolder(sha: string): string {
  return join(CACHE, sha);
}

export function isCached(sha: string): boolean {
  return existsSync(storybookOf(sha));
}

/** Builds a commit with the dependencies of its own lockfile, unless the cache has it. */
export async function buildCommit(sha: string): Promise<string> {
  const folder = storybookOf(sha);
  if (!isCached(sha)) await buildInWorktree(sha, folder);
  const now = new Date();
  utimesSync(cacheFolder(sha), now, now);
  removeOldBuilds();
  return folder;
}

function storybookOf(sha: string): string {
  return join(cacheFolder(sha), 'storybook');
}

async function buildInWorktree(sha: string, folder: string): Promise<void> {
  // Not below node_modules, where Storybook and Vite look for no sources.
  const worktree = mkdtempSync(join(tmpdir(), 'jawla-visual-'));
  process.on('SIGINT', ignoreSignal);
  addWorktree(worktree, sha);
  try {
    await runCommand('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], worktree);
    // Renamed when it is complete: an interrupted build is not reused.
    const unfinished = `${folder}.unfinished`;
    await buildStorybook(worktree, unfinished);
    renameSync(unfinished, folder);
  } finally {
    removeWorktree(worktree);
    process.off('SIGINT', ignoreSignal);
  }
}

/** Ctrl+C also ends the child process, after which the worktree is removed. */
function ignoreSignal(): void {}

async function buildStorybook(project: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await runCommand(
    'npm',
    ['exec', '--', 'storybook', 'build', '--quiet', '--stats-json', '--output-dir', folder],
    project,
  );
}

async function runCommand(program: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (child.exitCode !== 0) {
    throw new Error(`${output}${errors}\n${[program, ...args].join(' ')} failed in ${cwd}.`);
  }
}

function removeOldBuilds(): void {
  const commits = readdirSync(CACHE).filter((name) => /^[0-9a-f]{40,}$/.test(name));
  const newestFirst = commits
    .map((name) => ({ name, usedAt: statSync(join(CACHE, name)).mtimeMs }))
    .sort((a, b) => b.usedAt - a.usedAt);
  for (const { name } of newestFirst.slice(MAX_CACHED)) {
    rmSync(join(CACHE, name), { recursive: true });
  }
}
