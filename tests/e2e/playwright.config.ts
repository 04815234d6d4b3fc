import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, WEBGL_ARGS, chromiumPath } from '../chromium.ts';

const PORT = Number(process.env['E2E_PORT'] ?? 4890);
const ORIGIN = `http://localhost:${PORT}`;
const root = join(import.meta.dirname, '../..');

// Workers read this file too: the folder is made once, by the process that starts the server.
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'jawla-e2e-'));

const WIDTHS = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  // Tours are drawn without a graphics card: two at a time would starve each other on two cores.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: ORIGIN,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: await chromiumPath(),
      args: [...CHROMIUM_ARGS, ...WEBGL_ARGS],
    },
  },
  projects: (['en', 'ar'] as const).flatMap((language) =>
    (['phone', 'desktop'] as const).map((width) => ({
      name: `${language}-${width}`,
      // A poor line is the same at every width, and takes its time.
      ...(width === 'phone' && { grepInvert: /@network/ }),
      use: {
        ...WIDTHS[width],
        locale: language === 'ar' ? 'ar-JO' : 'en-GB',
        storageState: {
          cookies: [],
          origins: [{ origin: ORIGIN, localStorage: [{ name: 'lang', value: language }] }],
        },
      },
    })),
  ),
  webServer: {
    command: 'node apps/api/bin/jawla.mjs start',
    cwd: root,
    url: `${ORIGIN}/api/health`,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), DATA_DIR: process.env['E2E_DATA_DIR'], DEMO: '1' },
  },
});
