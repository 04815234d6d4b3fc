import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAffectedStories, parseModuleGraph } from './affectedStories.ts';
import { readFileAt } from './git.ts';
import { ROOT } from './paths.ts';
import type { Story } from './screenshots.ts';

export interface Selection {
  /** Completes “Comparing …”. */
  description: string;
  includes: (story: Story) => boolean;
}

/** @param pattern - Matches “Title: Name”; without it, all stories are selected. */
export function selectByName(pattern = ''): Selection {
  const regex = new RegExp(pattern, 'i');
  return {
    description: pattern === '' ? 'all stories' : `the stories that match ${String(regex)}`,
    includes: ({ title, name }) => regex.test(`${title}: ${name}`),
  };
}

/**
 * @param storybook - Folder of the working tree's Storybook.
 * @returns `undefined` if the files affect no story
 */
export function selectAffected(
  changedFiles: readonly string[],
  storybook: string,
  baseSha: string,
): Selection | undefined {
  const graph = parseModuleGraph(readFileSync(join(storybook, 'preview-stats.json'), 'utf8'));
  const affected = findAffectedStories(changedFiles, graph, {
    inWorkingTree: (path) => readFileSync(join(ROOT, path), 'utf8'),
    inBase: (path) => readFileAt(baseSha, path),
  });
  if (affected.scope === 'all') {
    const description = `all stories, because ${affected.reason} or what it uses has changed,`;
    return { description, includes: () => true };
  }
  if (affected.files.size === 0) return undefined;
  return {
    description: 'the stories that depend on the changed files',
    includes: ({ importPath }) => affected.files.has(importPath),
  };
}
