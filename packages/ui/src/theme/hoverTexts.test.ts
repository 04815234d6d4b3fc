import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { COLOR_ROLES } from './roles';
import { TEXT_ROLES } from './scales';

/**
 * Type declarations contain the comments of properties, not their values: editors show the sentence on hover
 * only if it is a comment.
 */
describe.each([
  ['COLOR_ROLES', 'roles.ts', COLOR_ROLES],
  ['TEXT_ROLES', 'scales.ts', TEXT_ROLES],
])('%s', (_, file, roles) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');

  it.each(Object.entries(roles))('shows the sentence of %s on hover', (role, sentence) => {
    expect(source).toContain(`  /** ${sentence} */\n  ${role}: `);
  });
});
