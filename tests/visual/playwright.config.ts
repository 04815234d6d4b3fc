import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts';
import { HOME_IS_SERVED, PORT, SERVED } from './home.ts';

const root = join(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: join(root, 'test-results/visual'),
  // One folder of pictures for a place where the pinned browser and the bundled fonts run.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // More than two cores have: most of the time pages wait.
  workers: 4,
  timeout: 60_000,
  forbidOnly: true,
  updateSnapshots: 'none',
  reporter: [
    ['dot'],
    ['html', { outputFolder: join(root, 'test-results/visual-report'), open: 'never' }],
    ['json', { outputFile: join(root, 'test-results/visual.json') }],
  ],
  expect: {
    timeout: 10_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Four pixels of another colour are a difference; a rounding in the last bit of one is none.
      maxDiffPixels: 0,
      threshold: 0.05,
    },
  },
  use: {
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS, HOME_IS_SERVED],
    },
  },
  webServer: {
    command: `node tests/visual/serve.ts ${PORT}`,
    cwd: root,
    url: `${SERVED}index.json`,
    stdout: 'ignore',
  },
});
