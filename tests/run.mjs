/**
 * `npm test`: every check of the repository, one after the other, and one closing line. A step that
 * fails does not stop the next, so that one run tells everything there is to mend.
 *
 * Plain JavaScript, because it is started before the Node version is known.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MINIMUM_NODE = 24;
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE) {
  console.error(
    `The tests need Node ${MINIMUM_NODE} or newer and found ${process.versions.node}. Run them with "npm test" after "npm ci".`,
  );
  process.exit(1);
}

const reports = mkdtempSync(join(tmpdir(), 'jawla-test-'));

/** @typedef {{ name: string, why: string }} Failure what failed, and the first lines of why */
/** @typedef {{ passed: number, failed: number, failures?: Failure[] }} Count */

/** @type {{ name: string, command: string[], env?: Record<string, string>, report?: () => Count, lacks?: () => string | undefined }[]} */
const steps = [
  { name: 'types', command: ['tsc', '--build'] },
  { name: 'lint', command: ['oxlint', '--type-aware', '--max-warnings', '0'] },
  { name: 'styles', command: ['stylelint', '{packages,apps}/*/src/**/*.{ts,tsx}'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  vitest('unit and server', ['unit', 'server']),
  {
    ...vitest('server on PostgreSQL and S3', ['server-postgres']),
    lacks: () => (hasPostgres() ? undefined : 'PostgreSQL (apt-get install postgresql-15)'),
  },
  vitest('package', ['package']),
  vitest('stories', ['stories-en', 'stories-ar']),
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  vitest('budgets', ['budgets']),
  {
    name: 'end to end',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'e2e.json') },
    report: () => countPlaywright(join(reports, 'e2e.json')),
  },
];

const only = process.argv.slice(2);
const chosen = only.length === 0 ? steps : steps.filter(({ name }) => only.includes(name));
if (chosen.length === 0) {
  console.error(`Nothing to run. The steps are: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const total = { passed: 0, failed: 0 };
const lines = [];
/** Told once more at the end: the first ones are far above by then. */
const failures = [];
for (const step of chosen) {
  console.log(`\n── ${step.name}`);
  const lacking = step.lacks?.();
  // Where everything has to run, it runs and fails.
  if (lacking !== undefined && !process.env['CI']) {
    lines.push(`NOT RUN ${step.name}: this machine has no ${lacking}`);
    console.warn(lines.at(-1));
    continue;
  }
  const started = Date.now();
  const code = await run(step.command, step.env);
  const count = counted(step, code);
  total.passed += count.passed;
  total.failed += count.failed;
  failures.push(...(count.failures ?? []).map((failure) => ({ step: step.name, ...failure })));
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  lines.push(
    `${count.failed === 0 ? 'ok    ' : 'FAILED'} ${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`,
  );
}
rmSync(reports, { recursive: true, force: true });

for (const { step, name, why } of failures) {
  console.log(`\nFAILED ${step}: ${name}\n${why.replaceAll(/^/gm, '    ')}`);
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

function hasPostgres() {
  if (process.env['TEST_DATABASE_URL'] || existsSync('/usr/lib/postgresql')) return true;
  return (process.env['PATH'] ?? '')
    .split(':')
    .some((folder) => existsSync(join(folder, 'initdb')));
}

/** @param {string} name @param {string[]} projects */
function vitest(name, projects) {
  const file = join(reports, `${projects.join('-')}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: () => countVitest(file),
  };
}

/**
 * A step without a report counts as one test; a tool that failed without a failed test (it could not
 * start, or something broke outside a test) counts as one failure.
 *
 * @param {(typeof steps)[number]} step @param {number} code @returns {Count}
 */
function counted(step, code) {
  if (!step.report) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const count = step.report();
    if (count.passed === 0 || (code !== 0 && count.failed === 0)) count.failed += 1;
    return count;
  } catch (error) {
    console.error(`${step.name}: no report was written (${error.message}).`);
    return { passed: 0, failed: 1 };
  }
}

/** A skipped test proves nothing, so it counts as failed. @param {string} file @returns {Count} */
function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
      // A file that broke before its first test has no test to tell of it.
      ...(message ? [{ name: relative(process.cwd(), name), why: firstLines(message) }] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${relative(process.cwd(), name)} > ${fullName}`,
          why: firstLines(failureMessages.join('\n')),
        })),
    ]),
  };
}

/** @param {string} file @returns {Count} */
function countPlaywright(file) {
  const { stats, suites, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: [
      ...errors.map(({ message }) => ({ name: 'outside of a test', why: firstLines(message) })),
      ...suites.flatMap(specsOf).flatMap(({ title, file: of, tests }) =>
        tests
          .filter(({ status }) => status !== 'expected')
          .map(({ projectName, results }) => ({
            name: `[${projectName}] ${of} > ${title}`,
            why: firstLines(
              results
                .flatMap(({ errors: all }) => all)
                .map(textOf)
                .join('\n'),
            ),
          })),
      ),
    ],
  };
}

/** @param {{ specs?: object[], suites?: object[] }} suite @returns {object[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {{ message?: string }} error */
function textOf({ message = '' }) {
  return message;
}

/** @param {string} text */
function firstLines(text) {
  return stripVTControlCharacters(text).split('\n').slice(0, 20).join('\n');
}

/** @param {string[]} command @param {Record<string, string>} [env] @returns {Promise<number>} */
function run([program, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}
