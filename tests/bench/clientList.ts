/** Logs in as an admin, turns the page of the list of clients and searches, in the portal or in react-admin. */
import { parseResponse } from '@jawla/contract';
import { USERS_PAGE_SIZE } from '@jawla/contract/limits';
import type { Browser, Page } from 'playwright';
import type { Figures } from './measurements.ts';
import { slowDown, withPage } from './pages.ts';
import { emailOf, logIn, PASSWORD } from './servers.ts';
import { timeToShow } from './timeToShow.ts';

/** How long a person types an e-mail and a password, or looks at a list, in milliseconds. */
const PAUSE_MS = 3000;
const KEY_MS = 150;
/** Searched for first, so that everybody has been fetched on both sides. */
const FIRST_TERM = 'omar';
/** Without its last letter it finds a tenth of the crowd, with it a quarter of those. */
const TERM = 'layla z';

/** Where things are; all but `path` are selectors. */
export interface App {
  path: string;
  email: string;
  password: string;
  submit: string;
  /** Selects the clients in the list; matches nothing that is shown while clients load. */
  row: string;
  next: string;
  search: string;
}

export const PORTAL: App = {
  path: '/login',
  email: 'input[name=email]',
  password: 'input[name=password]',
  submit: 'form button[type=submit]',
  row: 'main tr[data-index]',
  next: 'main nav button:last-of-type',
  search: 'main input[type=search]',
};

/** From login to search, as a person would. */
export async function measureClientList(
  browser: Browser,
  origin: string,
  app: App,
): Promise<Figures> {
  const token = await logIn(origin, 'admin');
  const first = await emailsOn(1, origin, token);
  const second = await emailsOn(2, origin, token);
  return withPage(browser, { url: origin, language: 'en' }, async (page) => {
    await slowDown(page);
    await page.goto(origin + app.path, { waitUntil: 'networkidle' });
    await page.fill(app.email, emailOf('admin'));
    await page.fill(app.password, PASSWORD);
    await page.waitForTimeout(PAUSE_MS);
    const logsIn = { event: 'click', selector: app.row, holding: first } as const;
    const list = await timeToShow(page, logsIn, () => page.click(app.submit));
    await page.waitForTimeout(PAUSE_MS);
    await page.locator(app.next).scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAUSE_MS);
    const turns = { event: 'click', selector: app.row, holding: second } as const;
    const paging = await timeToShow(page, turns, () => page.click(app.next));
    await page.waitForTimeout(PAUSE_MS);
    await typeTerm(page, app, FIRST_TERM);
    await page.fill(app.search, '');
    await page.waitForTimeout(PAUSE_MS);
    const search = await typeTerm(page, app, TERM);
    return {
      'login pressed to list ms': list,
      'next page pressed to its rows ms': paging,
      'last key to what was found ms': search,
    };
  });
}

/** @returns how long the last key took */
async function typeTerm(page: Page, { search, row }: App, term: string): Promise<number> {
  await page.locator(search).pressSequentially(term.slice(0, -1), { delay: KEY_MS });
  return timeToShow(page, { event: 'keydown', selector: row, holding: [term] }, () =>
    page.keyboard.press(term.slice(-1)),
  );
}

/** The clients on a page of the list: each server has its own order. */
async function emailsOn(page: 1 | 2, origin: string, token: string): Promise<readonly string[]> {
  const query = new URLSearchParams({
    page: String(page),
    limit: String(USERS_PAGE_SIZE),
    usersSearch: 'omit',
  });
  const answer = await fetch(`${origin}/api/user?${query}`, { headers: { token } });
  return parseResponse('users', await answer.json()).users.map(({ email }) => email);
}
