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
const server = (name: string, include: string[], options: NodeOptions = {}) =>
  node(name, include, {
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

const SERVER_TESTS = ['apps/api/{src,demo}/**/*.test.ts'];

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
  // Killed programs, full disks and folders without end; what an import writes is in `import.test.ts`, on both.
  '**/move/importFaults.test.ts',
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
  // What requests, pages and tours are refused or answered for by rules that no store has a part in.
  '**/app/names.test.ts',
  '**/app/fuzz.test.ts',
  '**/auth/{deviceCookies,firstAdmin,loginQueue}.test.ts',
  '**/portal/{guestPage,portal}.test.ts',
  '**/tours/{bridgedTours,packedFiles,tourAccess,tourOrigins}.test.ts',
  // Connections and files of a machine, in folders.
  '**/app/fullDisk.test.ts',
  '**/uploads/{descriptors,faults}.test.ts',
  '**/demo/seed.test.ts',
];

/**
 * Half of the time of all server tests: they start and kill programs, fill disks and try thousands of inputs. Only the
 * complete run has them.
 */
const SLOW = [
  'apps/api/{src,demo}/**/app/{crashRecovery,fuzz,installation}.test.ts',
  'apps/api/{src,demo}/**/archives/fuzz.test.ts',
  'apps/api/{src,demo}/**/auth/firstAdmin.test.ts',
  'apps/api/{src,demo}/**/backup/restore.test.ts',
  'apps/api/{src,demo}/**/cli/{cli,commandLine,operatorSlips}.test.ts',
  'apps/api/{src,demo}/**/demo/{demoData,seed}.test.ts',
  'apps/api/{src,demo}/**/files/s3Store.test.ts',
  'apps/api/{src,demo}/**/move/*.test.ts',
  'apps/api/{src,demo}/**/tours/findPicture.test.ts',
  'apps/api/{src,demo}/**/uploads/{descriptors,faults}.test.ts',
  // A program for each command.
  'apps/cli/src/publish.test.ts',
  'tests/cli/**/*.test.ts',
];
const POSTGRES_ONLY = '**/*.postgres.test.ts';

const UNIT_TESTS = [
  'packages/*/src/**/*.test.{ts,tsx}',
  'mocks/**/*.test.ts',
  'apps/api/bridge/**/*.test.ts',
  'apps/cli/src/**/*.test.ts',
  'apps/portal/src/**/*.test.{ts,tsx}',
  'tests/{architecture,bench,visual}/**/*.test.ts',
];
/** Tests with `vi.mock`, which other files in the same worker would see. */
const REPLACES_MODULES = 'packages/*/src/**/*.isolated.test.ts';

/** Tests that run in Node. Apart from the stories, whose plugin loads all of Storybook at each start. */
export default defineConfig({
  test: {
    projects: [
      // Loading the modules again for each file costs more CPU time than the tests.
      node('unit', UNIT_TESTS, { isolate: false, exclude: [REPLACES_MODULES, ...SLOW] }),
      node('unit-isolated', [REPLACES_MODULES]),
      server('server', SERVER_TESTS, {
        exclude: [POSTGRES_ONLY, ...SLOW],
        globalSetup: ['apps/api/src/testing/bridge.ts'],
      }),
      server('server-slow', SLOW, {
        globalSetup: ['apps/api/src/testing/bridge.ts'],
      }),
      // The same tests on the other database, with files in a bucket.
      server('server-postgres', SERVER_TESTS, {
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
