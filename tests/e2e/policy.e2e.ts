/** The portal's Content Security Policy, enforced by a browser. */
import { expect, test, type Page } from '@playwright/test';
import type { Role } from './sessions.ts';
import { expectDrawnTour, signIn } from './support.ts';
import { SMOKE } from './variants.ts';

/** Pages of every role, and those of them that show a tour. */
interface Visits {
  /** Undefined: signed out. */
  who?: Role;
  pages: readonly string[];
  tours: readonly string[];
}

const VISITS: readonly Visits[] = [
  {
    pages: [
      '/',
      '/login',
      '/phone-login',
      '/verify-otp/none',
      '/create-password/none',
      '/reset-password/none',
      '/check-email/none',
      '/verify-email/none',
      '/forgot-password',
      '/logout',
      '/nothing/here',
    ],
    tours: ['/pilot-project/Demo%20pavilion'],
  },
  {
    who: 'noor',
    pages: [
      '/user/noor',
      '/upload-files',
      '/upload-files/missing-photo',
      '/upload-files/session-data',
      '/unauthorized',
      '/no-project-found',
    ],
    tours: ['/user/noor/Wadi%20Offices/2026-06-21'],
  },
  {
    who: 'admin',
    pages: [
      '/dashboard',
      '/dashboard/create-user',
      '/dashboard/pilot-projects',
      '/dashboard/not-found',
      '/dashboard/noor',
      '/footage',
    ],
    tours: [],
  },
];

/** Records violations of the policy: console messages, page errors and events. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const stopped: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (/^stopped: |content security policy|trusted ?(?:html|script|type)/i.test(text)) {
      stopped.push(`${page.url()}: ${text}`);
    }
  });
  page.on('pageerror', ({ message }) => stopped.push(`${page.url()}: ${message}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      // eslint-disable-next-line no-console -- the console is what is watched
      console.error(`stopped: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return stopped;
}

async function open(page: Page, address: string) {
  const answer = await page.goto(address);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
}

for (const { who, pages, tours } of VISITS) {
  test(`no page of ${who ?? 'signed-out visitors'} violates the CSP`, SMOKE, async ({ page }) => {
    test.slow();
    const stopped = await watchPolicy(page);
    if (who !== undefined) await signIn(page, who);
    for (const address of pages) {
      await open(page, address);
      await expect(page.locator('h1').first()).toBeAttached({ timeout: 60_000 });
      // What a page loads later is stopped later.
      await page.waitForLoadState('networkidle');
    }
    for (const address of tours) {
      await open(page, address);
      // Not by the network: a frame that moves to its own process may never count as idle.
      await expectDrawnTour(page);
    }
    expect(stopped).toEqual([]);
  });
}

/** What an injected script would try, as text: our own sources must not even look like it. */
const ATTEMPTS = `(async () => {
  const attempt = (act) => {
    try {
      return String(act());
    } catch (cause) {
      return cause.name;
    }
  };
  const script = document.createElement('script');
  const foreign = document.createElement('img');
  foreign.src = 'https://example.invalid/pixel.gif';
  document.body.append(foreign);
  return {
    html: attempt(() => (document.body.innerHTML = '<img src=x onerror=alert(1)>')),
    text: attempt(() => (script.text = 'window.injected = true')),
    sent: await fetch('https://example.invalid/').then(() => 'sent', () => 'refused'),
    injected: 'injected' in window,
  };
})()`;

test('the CSP blocks injected HTML, scripts and requests to other hosts', async ({ page }) => {
  const stopped = await watchPolicy(page);
  await page.goto('/login');
  const done: unknown = await page.evaluate(ATTEMPTS);
  expect(done).toEqual({
    html: 'TypeError',
    text: 'TypeError',
    sent: 'refused',
    injected: false,
  });
  for (const directive of ['require-trusted-types-for', 'img-src', 'connect-src']) {
    await expect.poll(() => stopped.join('\n')).toContain(directive);
  }
});
