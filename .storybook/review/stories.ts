/** Reads which states the stories show, by parsing their sources without running them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

export interface StoryOfStates {
  /** As in Storybook's URLs: `screens-public-login--idle`. */
  id: string;
  name: string;
  title: string;
  /** Path relative to the root of the repository. */
  file: string;
  states: string[];
}

/** The parts of a syntax tree's node that are used here. */
type Syntax = Readonly<Record<string, unknown>>;

const ROOT = join(import.meta.dirname, '../..');
export const STORY_FILES = ['packages/*/src/**/*.stories.tsx'];

/** Returns every story of the repository, with its states in `parameters.states`. */
export function readStories(): StoryOfStates[] {
  return STORY_FILES.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .toSorted()
    .flatMap(readStoryFile);
}

function readStoryFile(file: string): StoryOfStates[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const csf = loadCsf(source, { fileName: file, makeTitle: (title) => title }).parse();
  return csf.indexInputs.map(({ exportName, name, title, __id: id }) => ({
    id: id ?? '',
    name: name ?? exportName,
    title: title ?? '',
    file,
    states: stringsOf(csf._storyAnnotations[exportName]?.['parameters'], 'states'),
  }));
}

/** Returns the strings of the array below a key, anywhere in the parameters. */
function stringsOf(node: unknown, key: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => stringsOf(item, key));
  if (!isSyntax(node)) return [];
  if (node['type'] === 'ObjectProperty' && isSyntax(node['key']) && node['key']['name'] === key) {
    const list = isSyntax(node['value']) ? node['value']['elements'] : undefined;
    return Array.isArray(list) ? list.flatMap(textOf) : [];
  }
  return node['type'] === 'ObjectExpression' ? stringsOf(node['properties'], key) : [];
}

function textOf(node: unknown): string[] {
  return isSyntax(node) && typeof node['value'] === 'string' ? [node['value']] : [];
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === 'object' && value !== null;
}
