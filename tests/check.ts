/**
 * `npm run check`: static checks, and the unit tests that import what changed since `main`, in parallel.
 * Tests that read sources from disk import nothing of what they check, so they always run.
 */
import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { concurrently } from 'concurrently';

const UNIT = 'vitest run --config vitest.node.config.ts --project=unit* --reporter minimal';

const { result } = concurrently(
  [
    { name: 'types', command: 'npm run --silent types' },
    { name: 'lint', command: 'npm run --silent lint:code' },
    { name: 'styles', command: 'npm run --silent lint:styles' },
    { name: 'spelling', command: 'npm run --silent lint:spelling' },
    { name: 'format', command: 'npm run --silent format:check' },
    { name: 'sources', command: `${UNIT} tests/architecture` },
    { name: 'unit', command: `${UNIT} --changed ${baseCommit()}` },
  ],
  // Vitest and the linter use several cores themselves: more at a time would let tests run into their timeouts.
  { group: true, maxProcesses: Math.max(2, Math.floor(availableParallelism() / 2)) },
);
result.catch(() => {
  process.exitCode = 1;
});

/** The commit where the branch left `main`; on `main`, or without one, the last commit. */
function baseCommit(): string {
  for (const main of ['origin/main', 'main']) {
    try {
      const commit = execFileSync('git', ['merge-base', main, 'HEAD'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return commit.trim();
    } catch {
      // This clone has no such branch.
    }
  }
  return 'HEAD';
}
