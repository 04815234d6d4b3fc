/** Compares with react-admin: login and list of clients, from the same server, with the same throttling. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseResponse } from '@jawla/contract';
import { USERS_PAGE_SIZE } from '@jawla/contract/limits';
import { chromium, type Browser, type Page } from 'playwright';
import { CHROMIUM_ARGS, chromiumPath } from '../chromium.ts';
import { median, medians, openContext, slowDown, visit, type Sample } from './pages.ts';
import { emailOf, logIn, PASSWORD, serveBuild, type Served } from './servers.ts';

const FOLDER = join(import.meta.dirname, 'react-admin');
/** How long a person types an e-mail and a password, or looks at a list, in milliseconds. */
const PAUSE_MS = 3000;
const KEY_MS = 150;
const ROW_TIMEOUT_MS = 30_000;
/** Beside the named people of the demo. */
const CROWD = 10_000;
/** Searched for first, so that everybody has been fetched on both sides. */
const FIRST_TERM = 'omar';
/** Without its last letter it finds a tenth of the crowd, with it a quarter of those. */
const TERM = 'layla z';

/** Everybody is fetched with each page where a client does not know how to leave them out. */
type Name = 'ours' | 'react-admin' | 'react-admin, everybody';

/** Where things are in one of them; all but `path` are selectors. */
interface App {
  name: Name;
  path: string;
  email: string;
  password: string;
  submit: string;
  /** Selects a client in the list by the e-mail address; matches nothing that is shown while clients load. */
  row: string;
  next: string;
  search: string;
}

const REACT_ADMIN = {
  email: 'input[name=username]',
  password: 'input[name=password]',
  submit: 'form button[type=submit]',
  row: 'main tbody tr.RaDataTable-row',
  next: 'main button[aria-label="Go to next page"]',
  search: 'main input[name=q]',
};

const APPS: readonly App[] = [
  {
    name: 'ours',
    path: '/login',
    email: 'input[name=email]',
    password: 'input[name=password]',
    submit: 'form button[type=submit]',
    row: 'main tr[data-index]',
    next: 'main nav button:last-of-type',
    search: 'main input[type=search]',
  },
  { ...REACT_ADMIN, name: 'react-admin', path: '/#/login' },
  { ...REACT_ADMIN, name: 'react-admin, everybody', path: '/?everybody#/login' },
];

/** Milliseconds until the frame after the rows were drawn. */
interface Steps {
  /** From the press on the button of the login. */
  list: number;
  /** From the press on the button of the next page. */
  paging: number;
  /** From the last key. */
  search: number;
}

/** What was measured, by whose it is, and how many times theirs ours is. */
export type Figure = { what: string } & Record<Name | 'ratio' | 'ratio, everybody', number>;

/**
 * Installs and builds react-admin, then measures all in turn.
 *
 * @param dist our build
 * @throws Error where react-admin cannot be installed or built
 */
export async function measureReactAdmin(
  dist: string,
  { runs, firstPort }: { runs: number; firstPort: number },
): Promise<readonly Figure[]> {
  npm('ci', '--no-audit', '--no-fund');
  npm('run', 'build');
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: CHROMIUM_ARGS,
  });
  const sides = await Promise.all(
    APPS.map(async (app, index) => {
      const folder = app.name === 'ours' ? dist : join(FOLDER, 'dist');
      const served = await serveBuild(folder, firstPort + index, CROWD);
      const people = { first: await emailsOn(1, served), second: await emailsOn(2, served) };
      return { app, served, people, samples: new Array<Sample>(), steps: new Array<Steps>() };
    }),
  );
  try {
    // The first run is discarded: a server compresses each file on its first request.
    for (let run = 0; run <= runs; run += 1) {
      for (const { app, served, people, samples, steps } of sides) {
        console.log(run === 0 ? `To warm up: ${app.name}` : `Run ${run} of ${runs}: ${app.name}`);
        const url = served.origin + app.path;
        const sample = await visit(browser, { url, language: 'en', ready: app.email });
        const taken = await walk(browser, served.origin, app, people);
        if (run === 0) continue;
        samples.push(sample);
        steps.push(taken);
      }
    }
  } finally {
    await Promise.all(sides.map(({ served }) => served.close()));
    await browser.close();
  }
  const figures = new Map(
    sides.map(({ app, samples, steps }) => [app.name, shown(samples, steps)]),
  );
  return Object.keys(figures.get('ours') ?? {}).map((what) => {
    const of = (name: Name) => figures.get(name)?.[what] ?? 0;
    const ratioTo = (name: Name) => Math.round((of('ours') / of(name)) * 100) / 100;
    return {
      what,
      ours: of('ours'),
      'react-admin': of('react-admin'),
      ratio: ratioTo('react-admin'),
      'react-admin, everybody': of('react-admin, everybody'),
      'ratio, everybody': ratioTo('react-admin, everybody'),
    };
  });
}

function shown(samples: readonly Sample[], steps: readonly Steps[]): Record<string, number> {
  const page = medians(samples);
  const step = (of: keyof Steps) => Math.round(median(steps.map((one) => one[of])));
  return {
    'scripts of the login, KB': Math.round(page.scriptBytes / 100) / 10,
    'first paint, ms': Math.round(page.fcp),
    'largest paint, ms': Math.round(page.lcp),
    'a field can be typed in, ms': Math.round(page.useful),
    'code answers, ms': Math.round(page.answers),
    'login pressed to list, ms': step('list'),
    'next page pressed to its rows, ms': step('paging'),
    'last key to what was found, ms': step('search'),
  };
}

/** The clients on a page of the list: each server has its own order. */
async function emailsOn(page: 1 | 2, { origin }: Served): Promise<readonly string[]> {
  const query = new URLSearchParams({
    page: String(page),
    limit: String(USERS_PAGE_SIZE),
    usersSearch: 'omit',
  });
  const headers = { token: await logIn(origin, 'admin') };
  const answer = await fetch(`${origin}/api/user?${query}`, { headers });
  return parseResponse('users', await answer.json()).users.map(({ email }) => email);
}

/** Logs in as an admin, turns the page and searches, as a person would. */
async function walk(
  browser: Browser,
  origin: string,
  app: App,
  people: Readonly<Record<'first' | 'second', readonly string[]>>,
): Promise<Steps> {
  const context = await openContext(browser, { url: origin, language: 'en' });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(origin + app.path, { waitUntil: 'networkidle' });
    await page.fill(app.email, emailOf('admin'));
    await page.fill(app.password, PASSWORD);
    await page.waitForTimeout(PAUSE_MS);
    const logsIn = { event: 'click', row: app.row, holding: people.first } as const;
    const list = await timed(page, logsIn, () => page.click(app.submit));
    await page.waitForTimeout(PAUSE_MS);
    await page.locator(app.next).scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAUSE_MS);
    const turns = { event: 'click', row: app.row, holding: people.second } as const;
    const paging = await timed(page, turns, () => page.click(app.next));
    await page.waitForTimeout(PAUSE_MS);
    await type(page, app, FIRST_TERM);
    await page.fill(app.search, '');
    await page.waitForTimeout(PAUSE_MS);
    const search = await type(page, app, TERM);
    return { list, paging, search };
  } finally {
    await context.close();
  }
}

/** @returns how long the last key took */
async function type(page: Page, { search, row }: App, term: string): Promise<number> {
  await page.locator(search).pressSequentially(term.slice(0, -1), { delay: KEY_MS });
  return timed(page, { event: 'keydown', row, holding: [term] }, () =>
    page.keyboard.press(term.slice(-1)),
  );
}

interface Awaited {
  event: 'click' | 'keydown';
  row: string;
  /** Each row has to hold one of these, in lower case. */
  holding: readonly string[];
}

declare global {
  /** Resolves with the milliseconds from the event to the rows. */
  var rowsShown: Promise<number>;
}

/**
 * Does something, and waits for the rows that it leads to.
 *
 * @throws Error when they do not come
 */
async function timed(page: Page, awaited: Awaited, go: () => Promise<unknown>): Promise<number> {
  await page.evaluate(watchRows, { ...awaited, timeoutMs: ROW_TIMEOUT_MS });
  await go();
  return page.evaluate(() => globalThis.rowsShown);
}

/** Runs in the page and therefore must be self-contained. */
function watchRows({ event, row, holding, timeoutMs }: Awaited & { timeoutMs: number }): void {
  const areThere = () => {
    const texts = Array.from(document.querySelectorAll(row), (one) =>
      one.textContent.toLowerCase(),
    );
    return texts.length > 0 && texts.every((text) => holding.some((part) => text.includes(part)));
  };
  globalThis.rowsShown = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`No ${row} after the ${event}.`)), timeoutMs);
    const start = ({ timeStamp }: Event) => {
      const look = () => {
        if (areThere()) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener(event, start, { capture: true, once: true });
  });
}

/** @throws Error where it fails */
function npm(...args: readonly string[]): void {
  execFileSync('npm', args, { cwd: FOLDER, stdio: 'inherit' });
}
