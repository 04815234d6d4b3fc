import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { readComparison } from './differences.ts';
import { CACHE, REPORT } from './paths.ts';

const { title, before } = readComparison();

export default defineConfig({
  testMatch: 'report.visual.ts',
  outputDir: join(CACHE, 'results'),
  // The screenshots of the base.
  snapshotPathTemplate: `${before}/{arg}{ext}`,
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: '100%',
  expect: { toMatchSnapshot: { threshold: 0 } },
  reporter: [
    ['html', { outputFolder: REPORT, open: 'never', title, noSnippets: true, noCopyPrompt: true }],
  ],
});
