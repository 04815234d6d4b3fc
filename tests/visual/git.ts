import { spawnSync } from 'node:child_process';
import { ROOT } from './paths.ts';

export interface Commit {
  sha: string;
  /** Why this commit is the base, for the summary. */
  origin: string;
}

/**
 * @param ref names the base; without it, it is the merge base with main
 * @throws {Error} if there is no such commit
 */
export function resolveBase(ref: string | undefined): Commit {
  if (ref !== undefined) {
    const sha = tryGit('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    if (sha === undefined) throw new Error(`There is no commit ${ref}.`);
    return { sha: sha.trim(), origin: ref };
  }
  const main = ['origin/main', 'main'].find(
    (name) => tryGit('rev-parse', '--verify', '--quiet', name) !== undefined,
  );
  const sha = main && tryGit('merge-base', 'HEAD', main);
  if (!sha) {
    throw new Error('There is no merge base with main. Name a base: -- --base <ref>');
  }
  return { sha: sha.trim(), origin: `merge base with ${main}` };
}

/** Paths that differ between a commit and the working tree, untracked files included, ignored ones not. */
export function listChangedFiles(sha: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', '-z', sha, '--');
  const untracked = git('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))];
}

/** @returns the text of a file in a commit, `undefined` if it has no such file */
export function readFileAt(sha: string, path: string): string | undefined {
  return tryGit('show', `${sha}:${path}`);
}

/** Checks a commit out to a folder of its own. */
export function addWorktree(folder: string, sha: string): void {
  git('worktree', 'add', '--quiet', '--detach', folder, sha);
}

export function removeWorktree(folder: string): void {
  git('worktree', 'remove', '--force', folder);
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = runGit(args);
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr}`);
  return stdout;
}

/** @returns `undefined` if it failed */
function tryGit(...args: string[]): string | undefined {
  const { status, stdout } = runGit(args);
  return status === 0 ? stdout : undefined;
}

function runGit(args: readonly string[]) {
  const { error, ...result } = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (error) throw error;
  return result;
}
