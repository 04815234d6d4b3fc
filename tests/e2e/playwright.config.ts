import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath, WEBGL_ARGS } from '../chromium.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4890);
const ORIGIN = `http://localhost:${PORT}`;
const root = join(import.meta.dirname, '../..');

// Workers read this file too: only the first process, which starts the server, empties the folder.
if (process.env['E2E_DIR'] === undefined) {
  process.env['E2E_DIR'] = join(root, `node_modules/.cache/e2e-${PORT}`);
  rmSync(process.env['E2E_DIR'], { recursive: true, force: true });
  mkdirSync(process.env['E2E_DIR'], { recursive: true });
}

const WIDTHS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

/**
 * Each test runs in English on a desktop. Its tags say what else it can depend on: see `variants.ts`.
 * A test tagged with both language and width runs once more, in Arabic on a phone.
 */
const TAGGED = {
  'en-desktop': undefined,
  'ar-desktop': /^(?=.*@language)(?!.*@width)|@every/,
  'en-phone': /^(?=.*@width)(?!.*@language)|@every/,
  'ar-phone': /^(?=.*@language)(?=.*@width)|@every/,
} as const;

function project(language: 'en' | 'ar', width: keyof typeof WIDTHS) {
  const name = `${language}-${width}` as const;
  const grep = TAGGED[name];
  return {
    name,
    dependencies: ['sessions'],
    ...(grep && { grep }),
    use: {
      ...WIDTHS[width],
      locale: language === 'ar' ? 'ar-JO' : 'en-GB',
      storageState: {
        cookies: [],
        origins: [{ origin: ORIGIN, localStorage: [{ name: 'lang', value: language }] }],
      },
    },
  };
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  // One more than the two cores that there are at least: pages also wait.
  workers: 3,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list'], ['../reporters/playwrightSummary.ts']],
  use: {
    baseURL: ORIGIN,
    launchOptions: {
      executablePath: await chromiumPath(),
      // For all: a file with other options would start workers and browsers of its own.
      args: [...CHROMIUM_ARGS, ...WEBGL_ARGS],
    },
  },
  projects: [
    { name: 'sessions', testMatch: 'sessions.setup.ts' },
    project('en', 'desktop'),
    project('ar', 'phone'),
    project('en', 'phone'),
    project('ar', 'desktop'),
  ],
  webServer: {
    command: 'node apps/api/bin/jawla.mjs start',
    cwd: root,
    url: `${ORIGIN}/api/health`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), DATA_DIR: join(process.env['E2E_DIR'], 'data'), DEMO: '1' },
  },
});
