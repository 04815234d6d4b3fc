/** Identifiers and npm scripts that documents name exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { samplesOf } from './docSamples.ts';
import { documents } from './documents.ts';
import { ROOT } from './sources.ts';

const FOLDERS = '{.github,.storybook,apps,deploy,mocks,packages,tests}';
const FILES = [`${FOLDERS}/**/*.{ts,tsx,mjs,js,json,css,yml,yaml}`, 'deploy/*', 'package.json'];
const OUTSIDE = ['node_modules', 'dist', 'data'];

const CODE = /`([^`\n]+)`/g;
/** In camel case, or in upper case with an underscore, and not a part of a path. */
const IDENTIFIER = /(?<![\w./-])(?:[A-Za-z]\w*[a-z][A-Z]\w*|[A-Z][A-Z\d]*_\w+)(?![\w/-])/g;
const SCRIPT = /npm run ([\w:]+)/g;

// Decisions name what was there on their day; the guide to migration names other libraries.
const current = documents().filter(
  ({ path }) => !path.startsWith('docs/decisions/0') && path !== 'packages/ui/docs/migration.md',
);
const sources = globSync(FILES, { cwd: ROOT, exclude: (name) => OUTSIDE.includes(name) })
  .map((path) => readFileSync(join(ROOT, path), 'utf8'))
  .join('\n');
const names = new Set(sources.match(/[\w$]+/g));

it.each(current)('identifiers in $path', (document) => {
  const samples = samplesOf(document).map(({ code }) => code);
  const own = new Set(samples.join('\n').match(/[\w$]+/g));
  const named = [...document.text.matchAll(CODE)].flatMap(
    ([, code]) => code?.match(IDENTIFIER) ?? [],
  );
  expect(named.filter((name) => !names.has(name) && !own.has(name))).toEqual([]);
});

it.each(current)('npm scripts in $path', ({ text }) => {
  const scripts = [...text.matchAll(SCRIPT)].map(([, script = '']) => script);
  expect(scripts.filter((script) => !sources.includes(`"${script}": `))).toEqual([]);
});
