import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export interface Source {
  /** Relative to the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** What it imports, as written. */
  readonly imports: readonly string[];
}

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every TypeScript file below a folder of the repository. */
export function sourcesOf(folder: string): Source[] {
  return globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: (name) => name === 'node_modules' || name === 'dist',
  }).map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    const imports = [...text.matchAll(IMPORT)].flatMap(([, fixed, lazy]) => fixed ?? lazy ?? []);
    return { path: path.replaceAll('\\', '/'), text, imports };
  });
}

/** Stories and tests may use mocks and the test tools; the product may not. */
export function isTest(path: string): boolean {
  return /\.(test|stories)\.tsx?$|\/testing\//.test(path);
}
