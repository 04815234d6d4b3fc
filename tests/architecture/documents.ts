import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './sources.ts';

export interface Document {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** Every Markdown document that people read. Changesets and changelogs record the past. */
export function documents(): Document[] {
  const patterns = ['*.md', '{docs,deploy}/**/*.md', '{packages,apps,mocks,tests}/**/*.md'];
  return globSync(patterns, {
    cwd: ROOT,
    exclude: (name) => ['node_modules', 'dist', 'data', 'CHANGELOG.md'].includes(name),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('node_modules/') && !path.endsWith('CHANGELOG.md'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}
