/** A day of a client, an admin and staff: all interactions with a page, from login to logout, on a phone. */
import type { Browser, Page } from 'playwright';
import type { Figures } from './measurements.ts';
import { PHONE, slowDown, watchLine, withPage } from './pages.ts';
import { recordInteractions, type Interaction } from './recordInteractions.ts';
import { emailOf, PASSWORD } from './servers.ts';
import { percentile } from './statistics.ts';

/** After each step, in milliseconds: a person looks at what is there. */
const PAUSE_MS = 1000;
const KEY_MS = 100;
const SCROLL_STEPS = 8;
const SCROLL_PX = 400;
const SCROLL_MS = 200;
const FILES = 20;

/** What a user does, and for what they wait; by name. */
export type Steps = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Text in the language of the day, which the client changes. */
const LOG_OUT = /^(Log out|تسجيل الخروج)$/;

const logOut: Steps = {
  'open the logout dialog': (page) =>
    page.getByRole('banner').getByRole('button', { name: LOG_OUT }).click(),
  'log out': async (page) => {
    await page.getByRole('alertdialog').getByRole('button', { name: LOG_OUT }).click();
    await page.waitForURL('**/logout');
  },
};

function logInAs(userName: string, path: string, selector: string): Steps {
  return {
    'type into the login': async (page) => {
      await page.goto(path);
      await page.locator('input[name=email]').click();
      await page.keyboard.type(emailOf(userName), { delay: KEY_MS });
      await page.locator('input[name=password]').click();
      await page.keyboard.type(PASSWORD, { delay: KEY_MS });
    },
    'log in': async (page) => {
      await page.locator('form button[type=submit]').click();
      await page.locator(selector).first().waitFor();
    },
  };
}

const CARDS = 'main article';
const CLIENTS = 'main a[data-row-link]';
const UPLOAD = 'main a[href="/upload-files/session-data"]';

export const DAYS: Readonly<Record<string, Steps>> = {
  'a client': {
    ...logInAs('noor', '/login', CARDS),
    'scroll the home': scroll,
    'open a tour': async (page) => {
      await page.locator('main article a[href*="/access-project/"]').click();
      await page.waitForSelector('iframe', { state: 'attached' });
    },
    'back to the home': async (page) => {
      await page.getByRole('link', { name: 'Back' }).click();
      await page.locator(CARDS).first().waitFor();
    },
    'change the language': async (page) => {
      await page.getByRole('button', { name: 'العربية' }).click();
      await page.locator('html[lang=ar]').waitFor();
      await page.locator(CARDS).first().waitFor();
    },
    ...logOut,
  },
  'an admin': {
    ...logInAs('admin', '/login', CLIENTS),
    'next page': async (page) => {
      await page.locator('main nav button:last-of-type').click();
      await page.waitForURL('**page=2**');
    },
    'type into the search': async (page) => {
      await page.getByRole('searchbox').click();
      await page.keyboard.type('layla z', { delay: KEY_MS });
      await page.getByRole('status').getByText('clients found').waitFor();
    },
    'clear the search': (page) => page.getByRole('button', { name: 'Clear search' }).click(),
    filter: (page) => page.getByRole('radio', { name: /^Not verified/ }).click(),
    'show all': (page) => page.getByRole('radio', { name: /^All/ }).click(),
    sort: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'More actions' }).click();
      await page
        .getByRole('menuitem', { name: /projects$/ })
        .last()
        .click();
      await page.waitForURL('**sort=projects**');
    },
    'open a client': async (page) => {
      await page.locator(CLIENTS).first().click();
      await page.locator('main form input').first().waitFor();
    },
    'edit a field': async (page) => {
      await page.locator('main form input[name=fname]').click();
      await page.keyboard.type(' edited', { delay: KEY_MS });
    },
    'back with unsaved changes': (page) =>
      page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click(),
    leave: async (page) => {
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Leave', exact: true })
        .click();
      await page.locator(CLIENTS).first().waitFor();
    },
    'open the pilots': async (page) => {
      await page.locator('a[href="/dashboard/pilot-projects"]:visible').click();
      await page.locator(CARDS).first().waitFor();
    },
    'open the dialog of a new pilot': async (page) => {
      await page.getByRole('button', { name: 'Create pilot project' }).click();
      await page.getByRole('dialog').waitFor();
    },
    'close the dialog': async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    ...logOut,
  },
  staff: {
    ...logInAs('khalid', '/upload-files', UPLOAD),
    'open the form': async (page) => {
      await page.locator(UPLOAD).click();
      await page.locator('main input[type=file][multiple]').waitFor({ state: 'attached' });
    },
    'type the project': async (page) => {
      await page.getByRole('combobox', { name: 'Project name' }).click();
      await page.keyboard.type('Harbour House', { delay: KEY_MS });
    },
    'choose videos': async (page) => {
      await page.locator('main input[type=file][multiple]').setInputFiles(videos());
      await page.getByRole('list', { name: 'Selected files' }).waitFor();
    },
    'remove a video': (page) => page.getByRole('button', { name: 'Remove walk 1.mp4' }).click(),
    upload: async (page) => {
      await page.locator('main button[type=submit]').click();
      await page.getByText('Files uploaded. Thank you!').waitFor();
    },
    ...logOut,
  },
};

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(PHONE.viewport.width / 2, PHONE.viewport.height / 2);
  for (let step = 0; step < SCROLL_STEPS; step += 1) {
    await page.mouse.wheel(0, SCROLL_PX);
    await page.waitForTimeout(SCROLL_MS);
  }
}

/** The signature of a video, which is all that the server checks, and zeros. */
function videos() {
  const buffer = Buffer.alloc(64);
  buffer.write('ftypisom', 4, 'latin1');
  return Array.from({ length: FILES }, (_, index) => ({
    name: `walk ${index + 1}.mp4`,
    mimeType: 'video/mp4',
    buffer,
  }));
}

export interface DayInteraction extends Interaction {
  /** The name of the step. */
  step: string;
}

export interface Day {
  figures: Figures;
  interactions: readonly DayInteraction[];
}

/** Does all steps of a day, one after the other, in a new browser context. */
export function measureDay(browser: Browser, origin: string, day: Steps): Promise<Day> {
  return withPage(browser, { url: origin, language: 'en' }, async (page) => {
    let step = '';
    const steps = new Map<string, string>();
    const recording = await recordInteractions(page, (id) => steps.set(id, step));
    const line = watchLine(await slowDown(page));
    for (const [name, go] of Object.entries(day)) {
      step = name;
      await go(page);
      await page.waitForTimeout(PAUSE_MS);
    }
    const interactions = Array.from(recording.interactions, ([id, interaction]) => ({
      step: steps.get(id) ?? '',
      ...interaction,
    }));
    const durations = interactions.map(({ ms }) => ms);
    return {
      interactions,
      figures: {
        'INP p98 ms': percentile(durations, 0.98),
        'worst ms': Math.max(0, ...durations),
        interactions: durations.length,
        'long tasks': recording.longTasks.length,
        'long tasks ms': recording.longTasks.reduce((sum, ms) => sum + ms, 0),
        'all KB': line.bytes / 1000,
      },
    };
  });
}
