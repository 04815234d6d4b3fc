import { STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './apps/api/src/testing/temporaryFolder.ts';
import contract from './packages/contract/package.json' with { type: 'json' };
import features from './packages/features/package.json' with { type: 'json' };
import ui from './packages/ui/package.json' with { type: 'json' };
import { CHROMIUM_ARGS, chromiumPath } from './tests/chromium.ts';

const executablePath = await chromiumPath();
const conditions = ['@jawla/source'];

/** What stories and screens import from outside, directly or on demand. */
const BUNDLED = [
  ...[ui, features, contract].flatMap(({ dependencies }) => Object.keys(dependencies)),
  'country-flag-icons/react/3x2',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'redux-saga/effects',
  'zod/mini',
  'msw',
  'msw/browser',
  'msw/experimental',
  'msw-storybook-addon/csf3',
  'jsqr',
  'storybook/test',
].filter((name) => !name.startsWith('@jawla/') && !name.startsWith('@fontsource'));

/** What users get, and several times as fast: the development build of React records a stack for each element. */
const PRODUCTION = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** One browser per language. */
function storiesIn(locale: 'en' | 'ar') {
  return {
    browser: 'chromium' as const,
    name: `stories-${locale}`,
    provide: { [STORYBOOK_TEST_INITIAL_GLOBALS_PROVIDE_KEY]: { locale } },
    provider: playwright({
      launchOptions: { executablePath, args: CHROMIUM_ARGS },
      contextOptions: {
        reducedMotion: 'reduce',
        timezoneId: 'Asia/Amman',
        locale: locale === 'ar' ? 'ar-JO' : 'en-GB',
      },
    }),
  };
}

/** Both languages in one project: the dev server then transforms each module once, not once per language. */
const stories = {
  extends: true as const,
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  define: PRODUCTION,
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    // Known before the first test, so that Vite does not reload the page in the middle of a cold run.
    include: BUNDLED,
    rolldownOptions: { transform: { define: PRODUCTION } },
  },
  test: {
    name: 'stories',
    // axe takes long for hundreds of rows on a busy machine; no test measures time.
    testTimeout: 60_000,
    // One page runs file after file: loading Storybook again for each costs as much as the tests.
    // `preview.tsx` and the stories clean up after themselves.
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      instances: [storiesIn('en'), storiesIn('ar')],
    },
  },
};

interface NodeOptions {
  timeout?: number;
  exclude?: string[];
  globalSetup?: string[];
  isolate?: boolean;
  env?: Record<string, string>;
}

/** Two for the two cores that there are at least, and one more while the others wait for a disk or a process. */
const NODE_WORKERS = 3;

const node = (
  name: string,
  include: string[],
  { timeout = 5000, exclude = [], globalSetup = [], isolate = true, env = {} }: NodeOptions = {},
) => ({
  extends: true as const,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name,
    environment: 'node' as const,
    include,
    exclude,
    testTimeout: timeout,
    hookTimeout: 2 * timeout,
    globalSetup,
    isolate,
    env,
    maxWorkers: NODE_WORKERS,
  },
});

// Real servers, disks and password hashes: on a busy machine they take their time.
const server = (name: string, options: NodeOptions = {}) =>
  node(name, ['apps/api/{src,demo}/**/*.test.ts'], {
    timeout: 60_000,
    // Loading the server again for each file costs as much CPU time as a third of the tests.
    isolate: false,
    env: {
      // For the servers, commands and threads that tests start: dozens of each load the same modules.
      NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/node-compile`,
      TMPDIR: temporaryFolder(),
    },
    ...options,
  });

/** Tests that cannot differ by database or file store; tests/README.md says why of each. */
const ONCE = [
  // Archives, before anything is stored.
  '**/archives/*.test.ts',
  // They choose their own store: SQLite, folders, or a bucket of their own.
  '**/backup/restore.test.ts',
  '**/files/s3Store.test.ts',
  '**/resumable/sharedPieces.test.ts',
  // What a request is refused or answered for before it reaches the stores.
  '**/footage/footageLimit.test.ts',
  '**/http/callerAddress.test.ts',
  '**/http/sameWork.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      node('unit', [
        'packages/*/src/**/*.test.{ts,tsx}',
        'mocks/**/*.test.ts',
        'apps/portal/{src,native}/**/*.test.{ts,tsx}',
        'tests/{architecture,review,visual}/**/*.test.ts',
      ]),
      server('server', { exclude: ['**/*.postgres.test.ts'] }),
      // The same tests on the other database, with files in a bucket.
      server('server-postgres', {
        exclude: ONCE,
        globalSetup: ['apps/api/src/testing/postgres.ts', 'apps/api/src/testing/s3.ts'],
      }),
      // Reads what was built: `npm run build` first.
      node('budgets', ['tests/budgets/**/*.test.ts'], { timeout: 60_000 }),
      // Packs, installs and builds.
      node('package', ['tests/packaging/**/*.test.ts'], { timeout: 60_000 }),
      stories,
    ],
  },
});
