/**
 * Adds the file extension to relative imports of the emitted declarations: `moduleResolution: nodenext`
 * resolves no others, and the sources are written for bundlers.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DIST = join(import.meta.dirname, '../dist');
const RELATIVE_IMPORT = /(\bfrom |\bimport |\bimport\()(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g;
/** A package without an `exports` map: its files need the extension as well. */
const STYLED_TYPES = /(['"])styled-components\/dist\/types\1/g;

for (const name of globSync('**/*.d.ts', { cwd: DIST })) {
  const file = join(DIST, name);
  const complete = readFileSync(file, 'utf8')
    .replace(STYLED_TYPES, '$1styled-components/dist/types.js$1')
    .replace(
      RELATIVE_IMPORT,
      (_, before: string, quote: string, path: string) =>
        `${before}${quote}${withExtension(path, dirname(file))}${quote}`,
    );
  writeFileSync(file, complete);
}

/** @throws Error when there is no such declaration file. */
function withExtension(path: string, folder: string): string {
  for (const end of ['.js', '/index.js']) {
    if (existsSync(join(folder, path + end.replace(/\.js$/, '.d.ts')))) return path + end;
  }
  throw new Error(`${folder} imports ${path}, which has no declarations.`);
}
