import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { expect, it } from 'vitest';
import { RATE_LIMITS } from './rateLimits.ts';

const WINDOWS = new Map([
  [60, 'a minute'],
  [15 * 60, 'in 15 minutes'],
  [3600, 'an hour'],
  [24 * 3600, 'a day'],
]);

it('has the limits that docs/security.md lists', async () => {
  const text = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');
  const start = text.indexOf('| Attempts');
  const table = text.slice(start, text.indexOf('\n\n', start) + 1);
  const limits = Map.groupBy(
    Object.values(RATE_LIMITS),
    ({ attempts, by }) => `| ${attempts} | ${by} |`,
  );
  const rows = [...limits].map(([row, each]) => {
    const cells = each.map(({ tries, seconds }) => `${tries} ${WINDOWS.get(seconds) ?? seconds}`);
    return `${row} ${cells.join(', ')} |\n`;
  });
  const expected = `| Attempts | Counted by | Limit |\n| - | - | - |\n${rows.join('')}`;
  expect(table).toBe((await format('security.md', expected)).code);
});
