/**
 * `npm run bench`: the weight of the portal, and how fast it is on a phone with slow 4G and a slow processor.
 *
 * - `--against <dist>` measures another build in the same run, in turn with this one, with ratios.
 * - `--react-admin` measures the login and the list of clients in turn with react-admin’s.
 * - `--only <pattern>` takes only the measurements whose name matches a regular expression, such as
 *   `home again, en`, `HTTP/2`, `deploy`, `tour`, `list` or `day of`.
 * - `--runs <count>` instead of five runs.
 * - `--quick` takes three runs of the pages, in English.
 * - `--stories`, `--table`, `--bridge` and `--sizes` measure Storybook, a table of 10,000 rows, tours that follow one
 *   another, or components next to those of other libraries (`npm ci` in `other-libraries` first) instead.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath, WEBGL_ARGS } from '../chromium.ts';
import { measureFollowing } from './bridge.ts';
import { weighComponents } from './components.ts';
import { ROWS, weighLibraries } from './libraries.ts';
import { composition, entryOf, filesOf, readManifest } from './composition.ts';
import type { DayInteraction } from './days.ts';
import { usesBfcache } from './interactions.ts';
import { printMedians, takeInTurn } from './measurements.ts';
import { usedScript } from './pages.ts';
import { LANGUAGES, openPortal, pageOf, PAGES, portalMeasurements, type Portal } from './portal.ts';
import { buildReactAdmin, REACT_ADMIN } from './reactAdmin.ts';
import { serveBuild, servePlainForm, type Served } from './servers.ts';
import { median } from './statistics.ts';
import { timeStories } from './stories.ts';
import { timeTable } from './table.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'bench-results');
const FIRST_PORT = 4690;
/** The measurements of modes; all without one. */
const QUICK = ', en$';
const COMPARED_WITH_REACT_ADMIN = '^(login, en|list of clients)$';
/** How many of a day's slowest interactions are printed. */
const SLOWEST = 3;

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    bridge: { type: 'boolean', default: false },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'react-admin': { type: 'boolean', default: false },
    runs: { type: 'string' },
    sizes: { type: 'boolean', default: false },
    stories: { type: 'boolean', default: false },
    table: { type: 'boolean', default: false },
  },
});
mkdirSync(FOLDER, { recursive: true });
if (options.stories) {
  const { slowest, ...times } = await timeStories();
  console.table([times]);
  console.table(slowest);
  keep('stories', { ...times, slowest });
  process.exit(times.failed === 0 ? 0 : 1);
}

if (options.sizes) {
  await printLibrarySizes();
  process.exit(0);
}

if (options.bridge) {
  const own = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...CHROMIUM_ARGS, ...WEBGL_ARGS],
  });
  const latency = await measureFollowing(own);
  await own.close();
  console.log('\nFrom a view that the page passes on until the other tour has drawn it');
  console.table([latency]);
  keep('bridge', latency);
  process.exit(0);
}

const runs = Number(options.runs ?? (options.quick ? 3 : 5));
if (options.table) {
  const own = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS });
  const times = await timeTable(own, runs);
  await own.close();
  console.log(`\nA table of 10,000 rows, processor time of the longest task: medians of ${runs}`);
  console.table(
    times.map(({ window, slower, firstDraw, wheel, jumps, rows }) => ({
      window,
      processor: `1/${slower}`,
      'first draw ms': firstDraw,
      'wheel ms': wheel,
      'jumps ms': jumps,
      'rows in the document': rows,
    })),
  );
  keep('table', times);
  process.exit(0);
}

const builds = [
  { name: 'this', dist: join(ROOT, 'apps/portal/dist') },
  ...(options.against === undefined ? [] : [{ name: 'other', dist: resolve(options.against) }]),
];
for (const { dist } of builds) {
  if (!existsSync(join(dist, 'index.html'))) {
    console.error(`There is nothing to measure in ${dist}: run "npm run build" first.`);
    process.exit(1);
  }
}

const pattern =
  options.only ??
  (options['react-admin'] ? COMPARED_WITH_REACT_ADMIN : options.quick ? QUICK : undefined);
const isComplete = pattern === undefined;
if (isComplete) for (const { name, dist } of builds) printComposition(name, dist);

const executablePath = await chromiumPath();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const tourBrowser = await chromium.launch({
  executablePath,
  args: [...CHROMIUM_ARGS, ...WEBGL_ARGS],
});
const plain = await servePlainForm();
const portals: Portal[] = [];
for (const { name: build, dist } of builds) {
  const server = await serveBuild(dist, FIRST_PORT + portals.length);
  portals.push(await openPortal({ build, dist, server }));
}
const reactAdmin = options['react-admin'] ? await serveReactAdmin() : [];

try {
  const days: (DayInteraction & { day: string; build: string })[] = [];
  const measurements = portalMeasurements({
    browser,
    tourBrowser,
    portals,
    others: reactAdmin,
    plain,
    onDay: (day, build, interactions) =>
      days.push(...interactions.map((interaction) => ({ day, build, ...interaction }))),
  }).filter(({ name }) => new RegExp(pattern ?? '', 'i').test(name));
  if (measurements.length === 0)
    throw new Error(`No name matches "${pattern}"; those with "after a deploy" need --against.`);
  if (isComplete && portals.length === 1)
    console.log('The return after a deploy is left out: it needs --against.');
  const samples = await takeInTurn(measurements, runs);
  console.log(
    `\nOn slow 4G with a quarter of the processor: medians of ${runs}, ratios with 95 % intervals`,
  );
  printMedians(samples);
  if (days.length > 0) printSlowest(days);
  keep('samples', { samples, days });
  if (isComplete) await rest();
} finally {
  const servers = new Set<Served>([...portals, ...reactAdmin].map(({ server }) => server));
  for (const { http2 } of portals) servers.add(http2);
  await Promise.all([plain, ...servers].map((server) => server.close()));
  await Promise.all([browser.close(), tourBrowser.close()]);
}

async function serveReactAdmin() {
  const dist = buildReactAdmin();
  const server = await serveBuild(dist, FIRST_PORT + portals.length);
  return Object.entries(REACT_ADMIN).map(([build, app]) => ({ build, app, dist, server }));
}

function printComposition(name: string, dist: string): void {
  const manifest = readManifest(dist);
  const parts = composition(dist, filesOf(manifest, [entryOf(manifest)]));
  console.log(`\nCode of the entry, which the login is part of, ${name}, by package`);
  console.table(
    [...parts, sum(parts)].map((part) => ({
      part: part.name,
      'raw KB': kilobytes(part.raw),
      'gzip KB': kilobytes(part.gzip),
      'brotli KB': kilobytes(part.brotli),
    })),
  );
  keep(`composition-${name}`, parts);
}

/** The slowest interactions of each day, by step and element. */
function printSlowest(days: readonly (DayInteraction & { day: string; build: string })[]): void {
  const byDay = Map.groupBy(days, ({ day, build }) => `${day}, ${build}`);
  console.log('\nThe slowest interactions of a day');
  console.table(
    [...byDay].flatMap(([day, interactions]) =>
      [...Map.groupBy(interactions, ({ step, what }) => `${step}: ${what}`)]
        .map(([interaction, all]) => ({ day, interaction, times: all.map(({ ms }) => ms) }))
        .map(({ times, ...rest }) => ({
          ...rest,
          'median ms': median(times),
          'worst ms': Math.max(...times),
        }))
        .toSorted((one, other) => other['worst ms'] - one['worst ms'])
        .slice(0, SLOWEST),
    ),
  );
}

/** What is the same in each run: it is measured once. */
async function rest(): Promise<void> {
  const used = [];
  for (const portal of portals) {
    for (const language of LANGUAGES) {
      for (const page of PAGES) {
        const part = await usedScript(browser, pageOf(portal, page, language));
        used.push({ page, language, build: portal.build, 'unused scripts %': percent(1 - part) });
      }
    }
  }
  console.log('\nScripts that did not run until the page rested');
  console.table(used);
  keep('unused-scripts', used);

  const remembering = await chromium.launch({
    executablePath,
    args: CHROMIUM_ARGS,
    // The tests' browser forgets pages, unlike people's.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  for (const { build, server } of portals) {
    const restores = await usesBfcache(remembering, server.origin);
    console.log(`Back ${restores ? 'finds' : 'does not find'} the page in memory, ${build}`);
  }
  await remembering.close();

  const components = await weighComponents();
  console.table(
    components.map(({ component, gzip, lazyGzip, reactAria }) => ({
      component,
      'gzip KB': kilobytes(gzip),
      'later, gzip KB': kilobytes(lazyGzip),
      'headless library': reactAria ? 'yes' : '',
    })),
  );
  keep(
    'components',
    components.map(({ modules, ...weight }) => ({ ...weight, modules: modules.length })),
  );
  if (existsSync(join(import.meta.dirname, 'other-libraries/node_modules')))
    await printLibrarySizes();
}

async function printLibrarySizes(): Promise<void> {
  const weights = await weighLibraries();
  for (const [title, key] of [
    ['alone', 'alone'],
    ['with its provider', 'withProvider'],
  ] as const) {
    console.log(`\nOne component ${title}, gzip KB with CSS`);
    console.table(
      ROWS.map((component) => ({
        component,
        ...Object.fromEntries(
          weights
            .filter((weight) => weight.component === component)
            .map((weight) => [weight.library, sizeCell(weight[key])]),
        ),
      })),
    );
  }
  keep('libraries', weights);
}

function sum(parts: readonly { raw: number; gzip: number; brotli: number }[]) {
  const all = { name: 'all', raw: 0, gzip: 0, brotli: 0 };
  for (const { raw, gzip, brotli } of parts) {
    all.raw += raw;
    all.gzip += gzip;
    all.brotli += brotli;
  }
  return all;
}

function keep(name: string, figures: unknown): void {
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(figures, null, 2)}\n`);
}

function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

function percent(part: number): number {
  return Math.round(part * 100);
}

function sizeCell(bytes: number | undefined): number | string {
  return bytes === undefined ? '–' : kilobytes(bytes);
}
