import { execFileSync } from 'node:child_process';
import { ROOT } from './paths.ts';

export interface Commit {
  sha: string;
  /** Why this commit is the base, for the report. */
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
  for (const main of ['origin/main', 'main']) {
    const sha = tryGit('merge-base', 'HEAD', main);
    if (sha !== undefined) return { sha: sha.trim(), origin: `merge base with ${main}` };
  }
  throw new Error('There is no merge base with main. Name a base: -- --base <ref>');
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

export function git(...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** @returns `undefined` if it failed */
function tryGit(...args: readonly string[]): string | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}
