/** What the container image has: the program, and nothing that only tests use. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const ignored = read('deploy/Dockerfile.dockerignore')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

function isInContext(path: string): boolean {
  return !ignored.some(
    (pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`),
  );
}

/** The last stage copies the folder of the stage `server`, which has these sources. */
const [, serverStage = ''] = /AS server\n([\s\S]*?)\nFROM/.exec(read('deploy/Dockerfile')) ?? [];
const copied = [...serverStage.matchAll(/^COPY (\S+) \S+$/gm)].map(([, path = '']) => path);

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...copied], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)) && isInContext(path));

it('has the program', () => {
  expect(copied).toContain('apps/api/src');
  expect(sources).toContain('apps/api/src/cli/run.ts');
  expect(sources).toContain('packages/contract/src/index.ts');
});

it('has no tests', () => {
  expect(sources.filter((path) => /\.test\.|(?:^|\/)testing\//.test(path))).toEqual([]);
  const testing = sources.filter((path) => /from '(?:vitest|s3rver|smtp-server)'/.test(read(path)));
  expect(testing).toEqual([]);
});

it('has every module that its sources import', () => {
  const missing = sources
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) =>
      [...read(path).matchAll(/(?:from|import)\(?\s*'(\.[^']+\.ts)'/g)].map(([, target = '']) =>
        join(dirname(path), target),
      ),
    )
    .filter((target) => !sources.includes(target));
  // Imported on demand, and answered when it is missing: the tours of the demo.
  expect([...new Set(missing)]).toEqual(['apps/api/demo/buildTours.ts']);
});
