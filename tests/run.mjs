/**
 * `npm test`: the checks of every change, and one closing line; `npm run test:rest`, those that are left, and
 * `npm run test:complete`, all of them. A step that fails does not stop the next, so that one run reports everything
 * there is to correct. `npm test -- lint stories` runs the steps named.
 *
 * Plain JavaScript, because it is started before the Node version is known.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MINIMUM_NODE = 24;
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE) {
  console.error(
    `The tests need Node ${MINIMUM_NODE} or newer and found ${process.versions.node}. Run them with "npm test" after "npm ci".`,
  );
  process.exit(1);
}

const NODE_TESTS = '--config=vitest.node.config.ts';

/**
 * @typedef {{ name: string, command: string[], summary?: boolean, missing?: () => string | undefined }} Step
 * `summary`: it counts its tests; else it is one. `missing`: what this machine lacks to run it.
 * @typedef {import('./reporters/summary.ts').Summary} Summary
 */

/**
 * What runs when: a list in turn, and what is `together` at the same time.
 *
 * @typedef {Step | Plan[] | { together: Plan[] }} Plan
 */

/** Of every change. @type {Plan} */
const change = [
  {
    together: [
      { name: 'types', command: ['tsc', '--build'] },
      { name: 'lint', command: ['oxlint', '--type-aware', '--max-warnings', '0'] },
      { name: 'styles', command: ['npm', 'run', 'lint:styles', '--silent'] },
      { name: 'spelling', command: ['npm', 'run', 'lint:spelling', '--silent'] },
      { name: 'format', command: ['oxfmt', '--check'] },
    ],
  },
  vitest('unit and server', ['unit', 'unit-isolated', 'server']),
  // Two pages of one browser, one a core. One page beside Node would leave a core idle for most of its time.
  vitest('stories', ['stories-en'], ['--config=vitest.config.ts']),
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  vitest('budgets', ['budgets']),
  // Steps with browsers run alone: beside each other they displace each other's caches and take longer.
  endToEnd('journeys', ['--project=en-desktop', '--grep=@smoke']),
];

/** What the steps above leave out. @type {Plan} */
const rest = [
  {
    together: [
      [
        vitest(
          'stories in Arabic',
          ['stories-ar'],
          ['--config=vitest.config.ts', '--maxWorkers=1'],
        ),
        vitest(
          'touch targets',
          ['targets', 'targets-screens'],
          ['--config=vitest.config.ts', '--maxWorkers=1'],
        ),
      ],
      [
        vitest('slow server', ['server-slow']),
        {
          together: [
            {
              ...vitest('server on PostgreSQL and S3', ['server-postgres']),
              missing: () =>
                hasPostgres() ? undefined : 'PostgreSQL (apt-get install postgresql-15)',
            },
            // Half of its time it waits for npm.
            vitest('package', ['package'], [NODE_TESTS, ...packageTests()]),
          ],
        },
      ],
    ],
  },
  // It may be the only run of this clone.
  { name: 'build for the rest', command: ['npm', 'run', 'build', '--silent'] },
  endToEnd('end to end', []),
];

const RUNS = { '--rest': rest, '--complete': [change, rest] };
const args = process.argv.slice(2);
const [option = ''] = args;
const plan = RUNS[option] ?? change;
const only = option in RUNS ? args.slice(1) : args;
const chosen = only.length === 0 ? plan : RUNS['--complete'];
const names = stepsOf(chosen).map(({ name }) => name);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(' or ')}. The steps are: ${names.join(', ')}.`);
  process.exit(1);
}

const summaries = mkdtempSync(join(tmpdir(), 'jawla-test-'));
const started = Date.now();
const results = await perform(chosen, false);
rmSync(summaries, { recursive: true, force: true });

for (const { name, failures } of results) {
  for (const { name: test, reason } of failures) {
    console.log(`\nFAILED ${name}: ${test}\n${reason.replaceAll(/^/gm, '    ')}`);
  }
}
const sum = (of) => results.reduce((total, result) => total + result[of], 0);
console.log(`\n${results.map(({ line }) => line).join('\n')}`);
console.log(`\n${seconds(started)} s in all\n`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') === 0 ? 0 : 1);

/** @param {Plan} plan @returns {Step[]} */
function stepsOf(plan) {
  if ('name' in plan) return [plan];
  return ('together' in plan ? plan.together : plan).flatMap(stepsOf);
}

/** @param {Plan} plan @param {boolean} isBuffered @returns {Promise<Awaited<ReturnType<typeof runStep>>[]>} */
async function perform(plan, isBuffered) {
  if ('name' in plan) {
    return only.length === 0 || only.includes(plan.name) ? [await runStep(plan, isBuffered)] : [];
  }
  if ('together' in plan) {
    const parts = await Promise.all(plan.together.map((part) => perform(part, only.length !== 1)));
    return parts.flat();
  }
  const results = [];
  for (const part of plan) results.push(...(await perform(part, isBuffered)));
  return results;
}

/**
 * @param {Step} step @param {boolean} buffered print the output when the step has ended, in one piece
 * @returns {Promise<Summary & { name: string, line: string }>}
 */
async function runStep({ name, command, summary = false, missing }, buffered) {
  const lacking = missing?.();
  // In CI everything has to run: there the step fails by itself.
  if (lacking !== undefined && !process.env['CI']) {
    const line = `NOT RUN ${name}: this machine has no ${lacking}`;
    console.warn(`\n── ${line}`);
    return { name, line, passed: 0, failed: 0, failures: [] };
  }
  if (!buffered) console.log(`\n── ${name}`);
  const from = Date.now();
  const file = join(summaries, `${name}.json`);
  const { code, output } = await run(command, { SUMMARY_FILE: file }, buffered);
  if (buffered) console.log(`\n── ${name}\n${output}`);
  const result = summary ? readSummary(file, code) : exitSummary(name, code, output);
  const { passed, failed } = result;
  const line = `${failed === 0 ? 'ok    ' : 'FAILED'} ${name}: ${passed} passed, ${failed} failed (${seconds(from)} s)`;
  return { name, line, ...result };
}

/** A step without a summary is one test. @returns {Summary} */
function exitSummary(name, code, output) {
  return code === 0
    ? { passed: 1, failed: 0, failures: [] }
    : {
        passed: 0,
        failed: 1,
        failures: [{ name, reason: output.split('\n').slice(-40).join('\n') }],
      };
}

/**
 * A tool that fails without a failed test, or that ran none, is one failure.
 *
 * @param {string} file @param {number} code @returns {Summary}
 */
function readSummary(file, code) {
  if (!existsSync(file)) {
    const reason = `The tool ended with exit code ${code} and wrote no summary.`;
    return { passed: 0, failed: 1, failures: [{ name: 'the run', reason }] };
  }
  const result = JSON.parse(readFileSync(file, 'utf8'));
  if (result.failed > 0 || (code === 0 && result.passed > 0)) return result;
  const reason = `${result.passed} tests passed, and the exit code is ${code}.`;
  return { ...result, failed: 1, failures: [{ name: 'the run', reason }] };
}

function hasPostgres() {
  if (process.env['TEST_DATABASE_URL'] || existsSync('/usr/lib/postgresql')) return true;
  return (process.env['PATH'] ?? '')
    .split(':')
    .some((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * The tests of the package step: those of `@jawla/ui` on other sites only where the branch has changed what they depend
 * on. CI runs them always, and so does a clone that has nothing to compare with.
 *
 * @returns {string[]} the files; none for all of them
 */
function packageTests() {
  const sources = [
    'packages/ui',
    'package.json',
    'package-lock.json',
    'tests/packaging',
    'tests/bench',
  ];
  const base = ['origin/main', 'main']
    .map((main) => git('merge-base', main, 'HEAD').stdout?.trim())
    .find(Boolean);
  if (process.env['CI'] || !base || base === git('rev-parse', 'HEAD').stdout.trim()) return [];
  const isSame =
    git('diff', '--quiet', base, '--', ...sources).status === 0 &&
    git('ls-files', '--others', '--exclude-standard', '--', ...sources).stdout === '';
  return isSame ? ['tests/packaging/storybook.test.ts', 'tests/packaging/cli.test.ts'] : [];
}

/** @param {string[]} args */
function git(...args) {
  return spawnSync('git', args, { encoding: 'utf8' });
}

/** @param {string} name @param {string[]} projects @param {string[]} options @returns {Step} */
function vitest(name, projects, options = [NODE_TESTS]) {
  return {
    name,
    command: [
      'vitest',
      'run',
      ...options,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=./tests/reporters/vitestSummary.ts',
    ],
    summary: true,
  };
}

/** @param {string} name @param {string[]} options @returns {Step} */
function endToEnd(name, options) {
  return {
    name,
    command: ['playwright', 'test', '--config=tests/e2e/playwright.config.ts', ...options],
    summary: true,
  };
}

/** @param {number} from */
function seconds(from) {
  return ((Date.now() - from) / 1000).toFixed(0);
}

/**
 * @param {string[]} command @param {Record<string, string>} env @param {boolean} buffered
 * @returns {Promise<{ code: number, output: string }>} the output is empty unless it is buffered
 */
function run([program, ...args], env, buffered) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', buffered ? 'pipe' : 'inherit', buffered ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `${program}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
