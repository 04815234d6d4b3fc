/** Builds the Storybooks to compare, with their `index.json` and `preview-stats.json`. */
import { spawnSync } from 'node:child_process';
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
import { git } from './git.ts';
import { CACHE, ROOT } from './paths.ts';

/** How many base commits stay in the cache. */
const MAX_CACHED = 3;

export function buildWorkingTree(): string {
  const folder = join(CACHE, 'working-tree');
  buildStorybook(ROOT, folder);
  return folder;
}

/** Builds a commit with the dependencies of its own lockfile, unless the cache has it. */
export function buildCommit(sha: string): string {
  const folder = join(CACHE, sha, 'storybook');
  if (!existsSync(folder)) buildInWorktree(sha, folder);
  const now = new Date();
  utimesSync(join(CACHE, sha), now, now);
  removeOldBuilds();
  return folder;
}

function buildInWorktree(sha: string, folder: string): void {
  // Not below node_modules, where Storybook and Vite look for no sources.
  const worktree = mkdtempSync(join(tmpdir(), 'jawla-visual-'));
  process.on('SIGINT', ignoreSignal);
  git('worktree', 'add', '--quiet', '--detach', worktree, sha);
  try {
    npm(worktree, 'ci', '--prefer-offline', '--no-audit', '--no-fund');
    // Renamed when it is complete: an interrupted build is not reused.
    const unfinished = `${folder}.unfinished`;
    buildStorybook(worktree, unfinished);
    renameSync(unfinished, folder);
  } finally {
    git('worktree', 'remove', '--force', worktree);
    process.off('SIGINT', ignoreSignal);
  }
}

/** Ctrl+C also ends the child process, after which the worktree is removed. */
function ignoreSignal(): void {}

function buildStorybook(project: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  npm(project, 'exec', '--', 'storybook', 'build', '--quiet', '--stats-json', '-o', folder);
}

function npm(cwd: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${stdout}${stderr}\nnpm ${args.join(' ')} failed in ${cwd}.`);
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
