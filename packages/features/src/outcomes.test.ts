/** An outcome belongs to the visit in which it was asked for: `useOutcome` and `useOutcomes` end it with the visit. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const files = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
  .map((path) => ({ path, code: readFileSync(join(import.meta.dirname, path), 'utf8') }));

const writes = files.flatMap(({ code }) =>
  [
    ...code.matchAll(/export const (\w+) = createRequest\(\{\s+name: '[^']+',\s+kind: 'write'/g),
  ].map(([, name = '']) => name),
);

describe('the state of a write', () => {
  it('is read by hooks that end it with the visit only', () => {
    expect(writes).toContain('saveProject');
    expect(writes.length).toBeGreaterThan(40);
    const names = writes.join('|');
    const outlives = new RegExp(
      `useRequestState\\((?:${names})\\b|\\b(?:${names})\\.select(?:State|States)\\b`,
      'g',
    );
    const found = files.flatMap(({ path, code }) =>
      [...code.matchAll(outlives)].map(([use]) => `${path}: ${use}`),
    );
    expect(found).toEqual([]);
  });
});
