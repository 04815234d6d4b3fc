/**
 * Shows differences in Playwright's report. Playwright starts a process after each test that fails, so there is one
 * test for all stories of a component or screen.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readComparison } from './differences.ts';

const { before, after, differences } = readComparison();

for (const [title, screenshots] of Map.groupBy(differences, (difference) => difference.title)) {
  const tag = [...new Set(screenshots.map(({ status }) => `@${status}`))];
  test(title, { tag }, async () => {
    const info = test.info();
    const errors = screenshots.flatMap((screenshot) => screenshot.errors);
    for (const { file, status } of screenshots) {
      if (status === 'changed') {
        const count = info.errors.length;
        expect.soft(readFileSync(join(after, file))).toMatchSnapshot([file]);
        if (info.errors.length > count) continue;
        // Playwright does not compare the pixels of anti-aliased edges.
        errors.push(`${file}: only anti-aliased edges differ.`);
      }
      for (const [side, folder] of Object.entries({ expected: before, actual: after })) {
        const path = join(folder, file);
        // Images of this name are shown like those of a snapshot.
        const pairName = file.replace('.png', `-${side}.png`);
        const name = status === 'changed' ? pairName : `${status}, ${side}: ${file}`;
        if (existsSync(path)) await info.attach(name, { path });
      }
    }
    if (errors.length > 0) throw new Error(errors.join('\n\n'));
  });
}
