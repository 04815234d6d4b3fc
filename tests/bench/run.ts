/**
 * `npm run bench`: what the portal weighs, and how it comes up on a phone of slow 4G and a slow processor.
 *
 * `--against <dist>` measures another build in the same run, the two in turn; `--quick` takes three runs
 * instead of five, of English alone, and leaves the rest out; `--stories` times Storybook instead;
 * `--table` draws and scrolls a table of 10,000 rows instead;
 * `--react-admin` measures the login and the list of clients beside react-admin's instead;
 * `--sizes` weighs components next to those of other libraries instead (`npm ci` in `other-libraries` first).
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseResponse } from '@jawla/contract';
import { chromium } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts';
import { weighComponents } from './components.ts';
import { ROWS, weighLibraries } from './libraries.ts';
import { composition, entryOf, filesOf, readManifest } from './composition.ts';
import { keptInMemory, measureNavigations, scrollProjects, search } from './interactions.ts';
import {
  medians,
  revisit,
  usedScript,
  visit,
  type Language,
  type Sample,
  type Visit,
} from './pages.ts';
import { measureReactAdmin } from './reactAdmin.ts';
import { logIn, serveBuild, servePlainForm, type Served } from './servers.ts';
import { timeStories } from './stories.ts';
import { timeTable } from './table.ts';
import { timeTour } from './tour.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'bench-results');
const FIRST_PORT = 4690;
const REACT_ADMIN_PORT = 4700;

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'react-admin': { type: 'boolean', default: false },
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

const runs = options.quick ? 3 : 5;
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
const languages: readonly Language[] = options.quick ? ['en'] : ['en', 'ar'];

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

if (options['react-admin']) {
  const [{ dist } = { dist: '' }] = builds;
  const figures = await measureReactAdmin(dist, { runs, firstPort: REACT_ADMIN_PORT });
  console.log(
    `\nBeside react-admin on slow 4G with a quarter of the processor: medians of ${runs}`,
  );
  console.table(figures);
  keep('react-admin', figures);
  process.exit(0);
}

for (const { name, dist } of builds) {
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

const executablePath = await chromiumPath();
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
const served: { name: string; at: Served }[] = [];
for (const [index, { name, dist }] of builds.entries()) {
  served.push({ name, at: await serveBuild(dist, FIRST_PORT + index) });
}
const plain = await servePlainForm();

try {
  const visits = await wanted();
  const samples = new Map<string, Sample[]>(visits.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const { name, of, isSecond } of visits) {
      console.log(`Run ${run + 1} of ${runs}: ${name}`);
      samples.get(name)?.push(await (isSecond ? revisit : visit)(browser, of));
    }
  }
  const pages = Object.fromEntries([...samples].map(([name, taken]) => [name, medians(taken)]));
  console.log(`\nPages on slow 4G with a quarter of the processor: medians of ${runs}`);
  console.table(Object.entries(pages).map(([page, sample]) => ({ page, ...shown(sample) })));
  keep('pages', pages);

  if (!options.quick) await rest(visits);
} finally {
  await Promise.all([...served.map(({ at }) => at.close()), plain.close()]);
  await browser.close();
}

interface PageVisit {
  name: string;
  of: Visit;
  /** Measured after two others, with warm caches. */
  isSecond: boolean;
}

/** Every page to be opened, with the plain form first: it is the floor. */
async function wanted(): Promise<PageVisit[]> {
  const all: PageVisit[] = [
    {
      name: 'plain form',
      isSecond: false,
      of: { url: plain.origin, language: 'en', ready: 'input[name=email]' },
    },
  ];
  for (const { name, at } of served) {
    const noor = await logIn(at.origin, 'noor');
    const admin = await logIn(at.origin, 'admin');
    const project = await firstProject(at.origin, noor);
    for (const language of languages) {
      const page = (title: string, path: string, ready: string, token?: string) => {
        const of = { url: at.origin + path, language, token, ready };
        all.push({ name: `${title}, ${language}, ${name}`, of, isSecond: false });
        all.push({ name: `${title} again, ${language}, ${name}`, of, isSecond: true });
      };
      page('login', '/login', 'input[name=email]');
      page('home', '/user/noor', 'main article', noor);
      page('dashboard', '/dashboard', 'main a[href^="/dashboard/"]', admin);
      page('project', `/dashboard/noor/project/${project}`, 'main form input', admin);
    }
  }
  return all;
}

async function firstProject(origin: string, token: string): Promise<string> {
  const answer = await fetch(`${origin}/api/user/${token}`, { headers: { token } });
  const { projectsData } = parseResponse('currentUser', await answer.json());
  return projectsData[0]?._id ?? '';
}

async function rest(visits: readonly PageVisit[]): Promise<void> {
  const used = [];
  for (const { name, of } of visits.filter(({ isSecond }) => !isSecond)) {
    used.push({ page: name, 'unused scripts %': percent(1 - (await usedScript(browser, of))) });
  }
  console.log('\nScripts that did not run until the page rested');
  console.table(used);

  const after = [];
  for (const { name, at } of served) {
    const admin = await logIn(at.origin, 'admin');
    const { key, worst } = await search(browser, at.origin, admin);
    after.push({ build: name, what: 'search of 10,000, key to paint', ms: key });
    after.push({ build: name, what: 'the same, worst key', ms: worst });
    for (const navigation of await measureNavigations(browser, at.origin, admin, 'en')) {
      after.push({ build: name, what: navigation.name, ms: Math.round(navigation.ms) });
    }
    const noor = await logIn(at.origin, 'noor');
    const [longest = 0] = await scrollProjects(browser, at.origin, noor);
    after.push({ build: name, what: 'scrolling 500 projects, longest task', ms: longest });
    const tour = await timeTour(browser, at.origin, noor, runs);
    after.push({ build: name, what: 'a tour in the viewer', ms: Math.round(tour.inside) });
    after.push({ build: name, what: 'the same tour alone', ms: Math.round(tour.alone) });
    const remembering = await chromium.launch({
      executablePath,
      args: CHROMIUM_ARGS,
      // The tests' browser forgets pages, unlike people's.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const kept = await keptInMemory(remembering, at.origin);
    await remembering.close();
    after.push({
      build: name,
      what: `Back ${kept ? 'finds' : 'does not find'} the page in memory`,
    });
  }
  console.log('\nOnce a page is there');
  console.table(after);
  keep('interactions', { used, after });

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

function shown(sample: Sample) {
  return {
    'FCP ms': Math.round(sample.fcp),
    'LCP ms': Math.round(sample.lcp),
    'useful ms': Math.round(sample.useful),
    'answers ms': Math.round(sample.answers),
    'blocked ms': Math.round(sample.tbt),
    CLS: Math.round(sample.cls * 1000) / 1000,
    requests: sample.requests,
    'all KB': kilobytes(sample.bytes),
    'scripts KB': kilobytes(sample.scriptBytes),
    'fonts KB': kilobytes(sample.fontBytes),
    'heap MB': Math.round(sample.heap / 1e5) / 10,
    nodes: sample.nodes,
  };
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
