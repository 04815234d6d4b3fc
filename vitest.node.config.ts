import { defineConfig } from 'vitest/config';
import { temporaryFolder } from './apps/api/src/testing/temporaryFolder.ts';

const conditions = ['@jawla/source'];

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
  { timeout = 30_000, exclude = [], globalSetup = [], isolate = true, env = {} }: NodeOptions = {},
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

// Real servers, disks and password hashes: on a busy machine they take minutes. The timeout ends tests that hang.
const server = (name: string, options: NodeOptions = {}) =>
  node(name, ['apps/api/{src,demo}/**/*.test.ts'], {
    timeout: 240_000,
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
  // An archive in memory.
  '**/packs/storedZip.test.ts',
  // They choose their own store: SQLite, folders, or a bucket of their own.
  '**/backup/restore.test.ts',
  '**/files/s3Store.test.ts',
  '**/resumable/sharedChunkStore.test.ts',
  // They read one pack of a folder.
  '**/tours/findPicture.test.ts',
  '**/tours/inspectTour.test.ts',
  // Arguments, output and signals of the program; what its commands change is in `cli.test.ts`, on both.
  '**/cli/commandLine.test.ts',
  // The guides' commands on SQLite and folders; an empty database is in `emptyDatabase.postgres.test.ts`.
  '**/cli/operatorSlips.test.ts',
  // The steps of an admin's upload, which have tests on both.
  '**/demo/demoData.test.ts',
  // What a request is refused or answered for before it reaches the stores.
  '**/footage/footageLimit.test.ts',
  '**/http/clientIp.test.ts',
  '**/auth/userEnumeration.test.ts',
  '**/auth/passwords.test.ts',
  '**/base/threadPool.test.ts',
];

const UNIT_TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'mocks/**/*.test.ts',
  'apps/api/bridge/**/*.test.ts',
  'apps/portal/src/**/*.test.{ts,tsx}',
  'tests/{architecture,bench,review,visual}/**/*.test.ts',
];
/** Tests with `vi.mock`, which other files in the same worker would see. */
const REPLACES_MODULES = 'packages/*/src/**/*.isolated.test.ts';

/** Tests that run in Node. Apart from the stories, whose plugin loads all of Storybook at each start. */
export default defineConfig({
  test: {
    projects: [
      // Loading the modules again for each file costs more CPU time than the tests.
      node('unit', UNIT_TESTS, { isolate: false, exclude: [REPLACES_MODULES] }),
      node('unit-isolated', [REPLACES_MODULES]),
      server('server', {
        exclude: ['**/*.postgres.test.ts'],
        globalSetup: ['apps/api/src/testing/bridge.ts'],
      }),
      // The same tests on the other database, with files in a bucket.
      server('server-postgres', {
        exclude: ONCE,
        globalSetup: [
          'apps/api/src/testing/bridge.ts',
          'apps/api/src/testing/postgres.ts',
          'apps/api/src/testing/s3.ts',
        ],
      }),
      // Reads what was built: `npm run build` first.
      node('budgets', ['tests/budgets/**/*.test.ts'], { timeout: 60_000 }),
      // Packs, installs and builds.
      node('package', ['tests/packaging/**/*.test.ts'], { timeout: 240_000 }),
    ],
  },
});
