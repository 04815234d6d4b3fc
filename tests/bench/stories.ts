/** How long Storybook takes to build and all its stories to run, and which of them are the slowest. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const SLOWEST = 10;

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), duration: z.number().nullish() }),
      ),
    }),
  ),
});

export interface StoryTimes {
  /** Seconds. */
  build: number;
  /** Seconds for every story in both languages. */
  run: number;
  stories: number;
  failed: number;
  /** The slowest first, in milliseconds. */
  slowest: { file: string; story: string; ms: number }[];
}

/** Builds Storybook and runs its stories, as `npm test` does. */
export async function timeStories(): Promise<StoryTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'jawla-bench-'));
  try {
    const build = await seconds('storybook', [
      'build',
      '--quiet',
      '--output-dir',
      join(folder, 'built'),
    ]);
    const report = join(folder, 'report.json');
    const run = await seconds('vitest', [
      'run',
      ...['stories-en', 'stories-ar'].flatMap((project) => ['--project', project]),
      '--reporter=json',
      `--outputFile.json=${report}`,
    ]);
    const { testResults } = Report.parse(JSON.parse(readFileSync(report, 'utf8')));
    const all = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ title, status, duration }) => ({
        file: basename(name, '.stories.tsx'),
        story: title,
        ms: Math.round(duration ?? 0),
        failed: status !== 'passed',
      })),
    );
    return {
      build,
      run,
      stories: all.length,
      failed: all.filter(({ failed }) => failed).length,
      slowest: all
        .toSorted((a, b) => b.ms - a.ms)
        .slice(0, SLOWEST)
        .map(({ file, story, ms }) => ({ file, story, ms })),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function seconds(program: string, args: readonly string[]): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['exec', '--', program, ...args], { cwd: ROOT, stdio: 'ignore' });
    child.on('error', reject);
    child.on('close', () => resolve(Math.round((performance.now() - started) / 1000)));
  });
}
