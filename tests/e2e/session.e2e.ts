import { parseResponse, type UserRow } from '@jawla/contract';
import { expect, test, type Page } from '@playwright/test';
import {
  card,
  holdRequests,
  logIn,
  mailOf,
  ownSession,
  scrollThroughCards,
  sendLogin,
  signIn,
  watchConsole,
} from './support.ts';
import { EVERY, LANGUAGE, LANGUAGE_AND_WIDTH, SMOKE, WIDTH, tagged } from './variants.ts';
import { language, otherLanguage, text } from './texts.ts';

test(
  'a client logs in and sees own and shared projects',
  tagged(LANGUAGE_AND_WIDTH, SMOKE),
  async ({ page }) => {
    // The existence check of a project without a tour answers 404, which the browser logs.
    const problems = watchConsole(page, (url) => url.includes('/project-folder/'));

    await page.goto('/login');
    await sendLogin(page, 'noor');
    await expect(page).toHaveURL('/user/noor');
    await expect(card(page, 'Wadi Offices')).toBeVisible();
    await scrollThroughCards(page);
    const shared = card(page, 'فيلا النور');
    await expect(shared).toContainText(text('owner'));
    await expect(shared).toContainText('2026-03-18');
    await expect(page.getByText(text('copyright'))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${text('yourProjects')}`));
    expect(problems).toEqual([]);
  },
);

test(
  'pages do not overflow horizontally, and a short page does not scroll',
  EVERY,
  async ({ page }) => {
    const overflow = () =>
      page.evaluate(() => ({
        inline: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
        block: Math.max(0, document.documentElement.scrollHeight - window.innerHeight),
      }));
    await page.goto('/login');
    await expect(page.getByRole('button', { name: text('logIn') })).toBeVisible();
    expect(await overflow()).toMatchObject({ inline: 0 });
    await page.goto('/forgot-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflow()).toEqual({ inline: 0, block: 0 });
    await logIn(page, 'khalid');
    expect(await overflow()).toMatchObject({ inline: 0 });
  },
);

for (const [back, goBack] of [
  ['Back of the browser', (page: Page) => page.goBack()],
  ['Back', (page: Page) => page.getByRole('button', { name: text('back') }).click()],
] as const) {
  test(
    `${back} from a client restores search and scroll position of the list`,
    WIDTH,
    async ({ page }) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 320 });
      await signIn(page, 'admin');
      await page.goto('/dashboard?q=a');
      // By id: another row is the last one once all are rendered.
      const id = await page.getByRole('row').getByRole('link').last().getAttribute('id');
      const client = page.locator(`[id="${id}"]`);
      await client.click();
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await goBack(page);
      await expect(page).toHaveURL('/dashboard?q=a');
      await expect(client).toBeFocused();
      // Other tests create and delete clients, so the exact position is not asserted.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    },
  );
}

test('Back from a client that was opened by its URL leads to the list', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/dashboard/noor');
  await page.getByRole('button', { name: text('back') }).click();
  await expect(page).toHaveURL('/dashboard');
});

test(
  'Back from a client restores a long search at the same rows, with focus on the client',
  WIDTH,
  async ({ page }) => {
    await signIn(page, 'admin');
    // Rows of one height, and each leads to a client whom no test deletes.
    const crowd = Array.from({ length: 1000 }, (_, at): UserRow => ({
      _id: `crowd-${at}`,
      userName: 'noor',
      fname: 'Crowd',
      lname: `${at}`,
      email: 'crowd@example.com',
      verified: true,
      isAdmin: false,
      projectsData: [],
    }));
    await page.route('**/api/user?*', async (route) => {
      const response = await route.fetch();
      const list = parseResponse('users', await response.json());
      await route.fulfill({ response, json: { ...list, usersSearch: crowd } });
    });
    await page.goto('/dashboard?q=crowd');
    await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    await page.evaluate(() => window.scrollTo(0, 15_000));
    const rows = () =>
      page.getByRole('rowheader').evaluateAll((headers) =>
        headers
          .filter((header) => {
            const { top, bottom } = header.getBoundingClientRect();
            return top > 100 && bottom < window.innerHeight;
          })
          // Without the initials of the avatar, which are decoration.
          .map((header) => header.querySelector('bdi')?.textContent ?? ''),
      );
    await expect.poll(async () => (await rows()).length).toBeGreaterThan(1);
    await expect.poll(rows).not.toContain('Crowd 0');
    const [first = ''] = await rows();
    await page.getByRole('link', { name: first, exact: true }).click();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await page.goBack();
    await expect.poll(rows).toContain(first);
    await expect(page.getByRole('link', { name: first, exact: true })).toBeFocused();
    // Going back requests the list again, and a route handler that is pending after the test fails the run.
    await page.unrouteAll({ behavior: 'wait' });
  },
);

test(
  'a wrong password is reported in the page’s language, and the email stays',
  LANGUAGE,
  async ({ page }) => {
    await page.goto('/login');
    await sendLogin(page, 'noor', 'Wrong2024word');
    await expect(page.getByRole('alert')).toContainText(
      language() === 'ar' ? /[\u0600-\u06ff]/ : /[a-z]/,
    );
    await expect(page.getByLabel(text('email'))).toHaveValue(mailOf('noor'));
    await expect(page.getByLabel(text('password'), { exact: true })).toHaveValue('');
    expect(await page.context().cookies()).toEqual([]);
  },
);

test(
  'a click still submits when an error moves the button before the pointer is released',
  LANGUAGE_AND_WIDTH,
  async ({ page }) => {
    await page.goto('/login');
    const send = page.getByRole('button', { name: text('logIn') });
    await page.getByLabel(text('email')).fill('nobody');
    await page.waitForLoadState('networkidle');
    const place = await send.boundingBox();
    if (place === null) throw new Error('The button is not drawn.');
    // The pointer stays while the page moves below it.
    await page.mouse.move(place.x + place.width / 2, place.y + 4);
    await page.mouse.down();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.mouse.up();
    await expect(page.getByText(text('passwordRequired'))).toBeVisible();
    await expect(page.getByLabel(text('email'))).toBeFocused();
  },
);

test(
  'the toggle changes language, direction and font, and persists',
  LANGUAGE_AND_WIDTH,
  async ({ page }) => {
    const look = () =>
      page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
        lang: document.documentElement.lang,
        dir: document.documentElement.dir,
        face: getComputedStyle(heading).fontFamily.split(',')[0],
      }));
    await page.goto('/login?email=a%40b.co');
    await expect(page.getByRole('button', { name: text('logIn') })).toBeVisible();
    const before = await look();
    expect(before.lang).toBe(language());

    await page.getByRole('button', { name: text('toggle') }).click();
    await expect(page.getByRole('button', { name: text('logIn', otherLanguage()) })).toBeVisible();
    const after = await look();
    expect(after.lang).toBe(otherLanguage());
    expect(after.dir).not.toBe(before.dir);
    expect(after.face).not.toBe(before.face);
    await expect(page).toHaveURL('/login?email=a%40b.co');

    await page.reload();
    await expect(page.getByRole('button', { name: text('logIn', otherLanguage()) })).toBeVisible();
    expect(await look()).toEqual(after);
  },
);

test('login returns to the requested page', async ({ page }) => {
  await page.goto('/user/noor?from=mail');
  await expect(page).toHaveURL('/');
  await sendLogin(page, 'noor');
  await expect(page).toHaveURL('/user/noor?from=mail');
});

test('guards redirect from pages of other roles and users', async ({ page }) => {
  await logIn(page, 'noor');
  for (const address of ['/dashboard', '/user/khalid', '/dashboard/noor/project/1']) {
    await page.goto(address);
    await expect(page).toHaveURL('/unauthorized');
    await expect(page.getByRole('heading', { name: text('unauthorized') })).toBeVisible();
  }
  await page.goto('/login');
  await expect(page).toHaveURL('/user/noor');
  await page.goto('/user/khalid/Wadi%20Offices');
  await expect(page).toHaveURL('/user/noor');
  await page.goto('/nowhere/at/all');
  await expect(page.getByRole('heading', { name: text('notFound') })).toBeVisible();
  await page.getByRole('link', { name: text('goHome') }).click();
  await expect(page).toHaveURL('/user/noor');
});

test('an invalid session leads to the login with a notice', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'user_token', value: 'ses_forged', url: baseURL ?? '', sameSite: 'Lax' },
  ]);
  await page.goto('/user/noor');
  await expect(page.getByText(text('sessionEnded'))).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await sendLogin(page, 'noor');
  await expect(page).toHaveURL('/user/noor');
});

test('an unreachable API is reported after three retries, and can be retried', async ({ page }) => {
  await logIn(page, 'noor');
  let attempts = 0;
  await page.route('**/api/user/*', (route) => {
    attempts += 1;
    return route.abort('connectionrefused');
  });
  await page.clock.install();
  await page.reload();
  const retry = page.getByRole('button', { name: text('retry') });
  // Exponential backoff: the fourth attempt is the last, and the clock must not run into later checks.
  await expect
    .poll(async () => {
      if (attempts < 4) await page.clock.runFor(1000);
      return attempts;
    })
    .toBe(4);
  await expect(retry).toBeVisible();
  await page.unroute('**/api/user/*');
  await page.clock.resume();
  await retry.click();
  await expect(card(page, 'Wadi Offices')).toBeVisible();
});

test(
  'logout asks for confirmation and clears the session',
  SMOKE,
  async ({ page, context, request }) => {
    await logIn(page, await ownSession(request, 'noor'));
    const logOut = page.getByRole('button', { name: text('logOut') });
    await logOut.click();
    const question = page.getByRole('alertdialog', { name: text('logOutQuestion') });
    await question.getByRole('button', { name: text('cancel') }).click();
    await expect(question).toBeHidden();
    await expect(logOut).toBeFocused();

    await logOut.click();
    await question.getByRole('button', { name: text('logOut') }).click();
    await expect(page.getByRole('heading', { name: text('thanks') })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await context.cookies()).toEqual([]);
    await page.goto('/user/noor');
    await expect(page).toHaveURL('/');
  },
);

test('logout over a slow connection navigates immediately and ends the session on the server', async ({
  page,
  request,
}) => {
  const account = await ownSession(request, 'noor');
  await logIn(page, account);
  const sessionStatus = async () => (await request.get(`/api/user/${account.token}`)).status();
  expect(await sessionStatus()).toBe(200);
  const release = await holdRequests(page, '**/api/auth/logout');
  await page.goto('/logout');
  await expect(page).toHaveURL('/');
  expect(await page.context().cookies()).toEqual([]);
  release();
  await expect.poll(sessionStatus).toBe(401);
});

test('logout in one tab logs out the other', async ({ page, context, request }) => {
  await logIn(page, await ownSession(request, 'noor'));
  const other = await context.newPage();
  await other.goto('/user/noor');
  await expect(other.getByRole('heading', { name: text('yourProjects') })).toBeVisible();
  await page.goto('/logout');
  await expect(other).toHaveURL('/');
  await expect(other.getByRole('button', { name: text('logIn') })).toBeVisible();
});

test.describe('an untouched login page restored from the bfcache', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await expect(page.getByLabel(text('email'))).toBeVisible();
    // As after a return from the back-forward cache, which the tests' browser does not have.
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  });

  test('follows a login in another tab', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/login');
    await sendLogin(other, 'noor');
    await expect(other).toHaveURL('/user/noor');
    await expect(page).toHaveURL('/user/noor');
  });

  test('follows a change of language in another tab', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/login');
    await other.getByRole('button', { name: text('toggle') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage());
  });
});

test('Arabic names are found without hamza', async ({ page }) => {
  await logIn(page, 'khalid');
  await scrollThroughCards(page);
  await expect(page.getByRole('article')).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: text('search') });
  await search.fill('الاندلس الابتدائيه');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'مدرسة الأندلس الابتدائية')).toBeVisible();
  const term = 'لا شيء بهذا الاسم';
  await search.fill(term);
  await expect(page.getByText(text('noResult').replace('%', term))).toBeVisible();
  await search.press('Escape');
  await expect(page.getByRole('article')).toHaveCount(3);
});
