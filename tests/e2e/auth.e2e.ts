import { expect, test, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { linkIn, mailsTo, smsTo } from '../../apps/api/src/testing/outbox.ts';
import { codeTo, DATA_DIR, mailTo } from './outbox.ts';
import { holdRequests, logIn, mailOf, PASSWORD } from './support.ts';
import { createActiveClient, createClient } from './testData.ts';
import { EVERY, LANGUAGE_AND_WIDTH, SMOKE, tagged } from './variants.ts';
import { language, text } from './texts.ts';

const NEW_PASSWORD = 'Sunrise24';

async function choosePassword(page: Page, password = NEW_PASSWORD) {
  await page.getByLabel(text('newPassword')).fill(password);
  await page.getByLabel(text('confirmPassword')).fill(password);
  await page.getByRole('button', { name: text('savePassword') }).click();
  await expect(page.getByRole('alertdialog', { name: text('passwordChanged') })).toBeVisible();
  await page.getByRole('button', { name: text('toLoginPage') }).click();
}

/** The address is filled in already. */
async function logInWith(page: Page, password = NEW_PASSWORD) {
  await page.getByLabel(text('password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: text('logIn') }).click();
}

test(
  'a new client sets a password with the mailed single-use link and logs in',
  LANGUAGE_AND_WIDTH,
  async ({ page }) => {
    const { userName, email } = await createClient(page.request, 'new');
    const link = linkIn(await mailTo(email));

    await page.goto(`/create-password/${link}`);
    await expect(page.getByText(email)).toBeVisible();
    await choosePassword(page);
    await expect(page).toHaveURL(`/login?email=${encodeURIComponent(email)}`);
    await expect(page.getByLabel(text('email'))).toHaveValue(email);
    await logInWith(page);
    await expect(page).toHaveURL(`/user/${userName}`);

    await page.context().clearCookies();
    await page.goto(`/create-password/${link}`);
    await expect(page.getByRole('heading', { name: text('deadLink') })).toBeVisible();
  },
);

test('a password reset by mail replaces the old password', SMOKE, async ({ page }) => {
  const { userName, email } = await createActiveClient(page.request, 'forgot');
  await page.goto('/login');
  await page.getByRole('link', { name: text('forgot') }).click();
  const send = page.getByRole('button', { name: text('sendLink') });
  // The login, which has such a field too, stays on screen until the next page is drawn: after its URL has changed.
  await expect(send).toBeVisible();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel(text('email')).fill(email);
  await send.click();
  await expect(page).toHaveURL(/\/check-email\/./);
  await expect(page.getByText(email)).toBeVisible();

  const mailbox = await page.context().newPage();
  await mailbox.goto(`/reset-password/${linkIn(await mailTo(email, 2))}`);
  await choosePassword(mailbox, 'Moonlight7');
  // The page that waited for the mail has nothing to wait for.
  await expect(page).toHaveURL('/login');
  await logInWith(mailbox, PASSWORD);
  await expect(mailbox.getByRole('alert')).toBeVisible();
  await logInWith(mailbox, 'Moonlight7');
  await expect(mailbox).toHaveURL(`/user/${userName}`);
  await expect(page).toHaveURL(`/user/${userName}`);
});

test('a double click sends one mail', async ({ page }) => {
  const { email } = await createClient(page.request, 'twice');
  await mailTo(email);
  await page.goto('/forgot-password');
  await page.getByLabel(text('email')).fill(email);
  await page.getByRole('button', { name: text('sendLink') }).dblclick();
  await expect(page).toHaveURL(/\/check-email\/./);
  await mailTo(email, 2);
  await page.reload();
  await expect(page.getByText(email)).toBeVisible();
  expect(await mailsTo(DATA_DIR, email)).toHaveLength(2);
  // Resending is rate limited, also after a reload.
  await expect(page.getByRole('button', { name: text('resend') })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test(
  'a client logs in with a code by SMS after a wrong code',
  tagged(LANGUAGE_AND_WIDTH, SMOKE),
  async ({ page }) => {
    const { userName, phone } = await createActiveClient(page.request, 'phone');
    await page.goto('/login');
    await page.getByRole('link', { name: text('byPhone') }).click();
    // As a person in Jordan writes it, in the digits of the language.
    const typed = `0${phone.slice(3)}`;
    await page
      .getByLabel(text('phoneNumber'))
      .pressSequentially(language() === 'ar' ? arabicDigits(typed) : typed);
    await page.getByRole('button', { name: text('sendCode') }).click();
    await expect(page).toHaveURL(/\/verify-otp\/./);
    await expect(page.getByText(`+${phone}`)).toBeVisible();

    const code = await codeTo(`+${phone}`);
    const boxes = page.getByLabel(text('code'));
    await boxes.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('button', { name: text('enter'), exact: true }).click();
    await expect(boxes).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('button', { name: text('enter'), exact: true })).toBeDisabled();

    // "Verified" shows for half a second, or until the user has loaded: the delay keeps it long enough to assert.
    const release = await holdRequests(page, '**/api/user/*');
    await boxes.fill(code);
    await page.getByRole('button', { name: text('enter'), exact: true }).click();
    await expect(page.getByRole('button', { name: text('verified') })).toBeVisible();
    release();
    await expect(page).toHaveURL(`/user/${userName}`);
    expect(await smsTo(DATA_DIR, `+${phone}`)).toHaveLength(1);
  },
);

test('an unverified client verifies the email address and logs in', async ({ page }) => {
  const { userName, email, phone } = await createClient(page.request, 'verify');
  await page.goto('/phone-login');
  await page.getByLabel(text('phoneNumber')).pressSequentially(`0${phone.slice(3)}`);
  await page.getByRole('button', { name: text('sendCode') }).click();
  await page.getByLabel(text('code')).fill(await codeTo(`+${phone}`));
  await page.getByRole('button', { name: text('enter'), exact: true }).click();
  await expect(page).toHaveURL(/\/verify-email\/./);
  await expect(page.getByText(email)).toBeVisible();
  // No session: only that this browser is known from now on.
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['device']);

  await page.getByRole('button', { name: text('sendLink') }).click();
  await expect(page).toHaveURL(/\/check-email\/./);
  await page.goto(`/create-password/${linkIn(await mailTo(email, 2))}`);
  await choosePassword(page);
  await logInWith(page);
  await expect(page).toHaveURL(`/user/${userName}`);
});

test('a forged link is reported as invalid and offers a new one', async ({ page }) => {
  for (const path of ['/create-password', '/reset-password', '/check-email', '/verify-otp']) {
    await page.goto(`${path}/L-forged`);
    await expect(page.getByRole('heading', { name: text('deadLink') })).toBeVisible();
    await expect(page).toHaveURL(`${path}/L-forged`);
  }
  await page.getByRole('link', { name: text('newCode') }).click();
  await expect(page).toHaveURL('/phone-login');
});

test('a changed password reloads the other tabs', async ({ page, context }) => {
  const { email } = await createClient(page.request, 'tabs');
  const link = linkIn(await mailTo(email));
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel(text('email')).fill('half@typed.example');
  await page.goto(`/create-password/${link}`);
  await choosePassword(page);
  // A reload discards what was typed.
  await expect(other.getByLabel(text('email'))).toHaveValue('');
});

test(
  'the QR code of the header opens the login with the email filled in',
  LANGUAGE_AND_WIDTH,
  async ({ page }) => {
    await logIn(page, 'noor');
    await page.getByRole('banner').getByRole('button', { expanded: false }).click();
    await page.getByRole('button', { name: text('qr') }).click();
    const dialog = page.getByRole('dialog', { name: text('qr') });
    await expect(dialog.getByRole('img')).toBeVisible();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text('download') }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('qr-login-code.png');
    const says = await readCode(await download.path());
    const { origin } = new URL(page.url());
    expect(says).toBe(`${origin}/login?email=${encodeURIComponent(mailOf('noor'))}`);

    await page.context().clearCookies();
    await page.goto(says);
    await expect(page.getByLabel(text('email'))).toHaveValue(mailOf('noor'));
    await expect(page.getByLabel(text('password'), { exact: true })).toBeFocused();
  },
);

test(
  'public pages do not overflow horizontally, and a form can be submitted by keyboard',
  EVERY,
  async ({ page }) => {
    for (const path of ['/login', '/phone-login', '/forgot-password']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    await page.getByLabel(text('email')).focus();
    await page.keyboard.type('nobody@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.type('x');
    await expect(page.getByRole('alert')).toBeHidden();
  },
);

function arabicDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
}

/** What a camera would read in a saved picture. */
async function readCode(path: string): Promise<string> {
  const { data, info } = await sharp(path)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

test('headings are at one height, and an error moves no field', EVERY, async ({ page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 640;
  for (const path of ['/phone-login', '/forgot-password', '/login']) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect.poll(async () => (await heading.boundingBox())?.y).toBe(isPhone ? 232 : 176);
  }

  const places = () =>
    page
      .locator('main :is(input, button, a)')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top)));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await page.getByRole('button', { name: text('logIn') }).click();
  const password = page.getByLabel(text('password'), { exact: true });
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(places).toEqual(before);

  await page.getByLabel(text('email')).fill(mailOf('nobody'));
  await password.fill('Wrong1234');
  await page.getByRole('button', { name: text('logIn') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect.poll(places).toEqual(before);
});

test('the countries of a phone number open below the field', EVERY, async ({ page }) => {
  await page.goto('/phone-login');
  await page.locator('main').getByRole('button').first().click();
  const countries = page.getByRole('listbox');
  await expect(countries).toBeVisible();
  const field = await page.getByLabel(text('phoneNumber')).boundingBox();
  await expect.poll(async () => (await countries.boundingBox())?.y).toBeGreaterThan(field?.y ?? 0);
});
