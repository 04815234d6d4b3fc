/** The commands of a guide, as an operator copies them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../../../docs');

type Guide = 'operations.md' | 'deployment.md';

export function readGuide(guide: Guide): string {
  return readFileSync(join(DOCS, guide), 'utf8');
}

/** Returns the command lines in the shell blocks of a guide that run this program. */
export function documentedCommands(guide: Guide): string[] {
  const text = readGuide(guide);
  return [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)]
    .flatMap(([, block = '']) => block.replaceAll(/\\\n\s*/g, '').split('\n'))
    .map((line) => line.trim())
    .filter((line) => /npm run |jawla\.mjs /.test(line));
}
