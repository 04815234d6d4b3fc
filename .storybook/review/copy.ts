/** Reads from the sources where texts are used, and which of them the specification quotes. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const FEATURES = join(ROOT, 'packages/features/src');
export const QUOTED = join(ROOT, 'docs/quoted-texts.json');

/** Returns every string that looks like the key of a text, with the files that contain it. */
export function readUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  for (const file of globSync('**/*.{ts,tsx}', { cwd: FEATURES }).toSorted()) {
    if (/\.(texts|test|stories)\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(FEATURES, file), 'utf8');
    const keys = new Set(Array.from(source.matchAll(/['`](\w+(?:\.\w+)+)['`]/g), ([, key]) => key));
    for (const key of keys) if (key !== undefined) (uses[key] ??= []).push(file);
  }
  return uses;
}

/** Returns the texts that the specification quotes. @throws {Error} if the file is no list of texts */
export function readQuoted(): string[] {
  const list: unknown = JSON.parse(readFileSync(QUOTED, 'utf8'));
  if (!Array.isArray(list)) throw new Error(`${QUOTED} is no list.`);
  return list.map(String);
}
