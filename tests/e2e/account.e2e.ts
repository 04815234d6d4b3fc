import { parseResponse } from '@jawla/contract';
import { expect, test, type Page } from '@playwright/test';
import { linkIn } from '../../apps/api/src/testing/outbox.ts';
import { mailTo } from './outbox.ts';
import { PASSWORD, signIn } from './support.ts';
import { createActiveClient } from './testData.ts';
import { language, text } from './texts.ts';
import { LANGUAGE_AND_WIDTH } from './variants.ts';

/** What people read on the account page, written here a second time on purpose. */
const TEXTS = {
  account: { en: 'Account', ar: 'الحساب' },
  changePassword: { en: 'Change password', ar: 'تغيير كلمة المرور' },
  confirm: { en: 'Confirm', ar: 'تأكيد' },
  confirmed: { en: 'Your email has been changed', ar: 'تم تغيير بريدك الإلكتروني' },
  currentPassword: { en: 'Current password', ar: 'كلمة المرور الحالية' },
  dark: { en: 'Dark', ar: 'داكن' },
  download: { en: 'Download my data', ar: 'تنزيل بياناتي' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  endOthers: { en: 'Log out all other devices', ar: 'تسجيل الخروج من جميع الأجهزة الأخرى' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  newEmail: { en: 'New email', ar: 'البريد الإلكتروني الجديد' },
  onlyThis: {
    en: 'You’re not logged in anywhere else.',
    ar: 'لم تسجّل الدخول من أي جهاز آخر.',
  },
  passwordChanged: {
    en: 'Your password has been changed. All other devices are logged out.',
    ar: 'تم تغيير كلمة المرور، وسُجّل الخروج من جميع الأجهزة الأخرى.',
  },
  save: { en: 'Save', ar: 'حفظ' },
  saved: { en: 'Saved', ar: 'تم الحفظ' },
  sendLink: { en: 'Send link', ar: 'إرسال الرابط' },
  title: { en: 'Your account', ar: 'حسابك' },
  undo: { en: 'Undo the change', ar: 'تراجع عن التغيير' },
  undone: { en: 'The change has been undone', ar: 'تم التراجع عن التغيير' },
} as const;
const t = (key: keyof typeof TEXTS) => TEXTS[key][language()];

async function openAccount(page: Page) {
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
}

const surface = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test(
  'a client opens the account from the menu and changes the name',
  LANGUAGE_AND_WIDTH,
  async ({ page, request }) => {
    const client = await createActiveClient(request, 'account');
    await signIn(page, client);
    await page.goto(`/user/${client.userName}`);
    await page.getByRole('button', { name: t('account') }).click();
    await page.getByRole('link', { name: t('title') }).click();
    await expect(page).toHaveURL('/account');
    await page.getByLabel(t('firstName')).fill('رنا');
    await page.getByRole('button', { name: t('save'), exact: true }).click();
    await expect(page.getByText(t('saved'))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t('firstName'))).toHaveValue('رنا');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  },
);

test('the chosen colour scheme is there before the first paint, and on other devices', async ({
  page,
  request,
  browser,
}) => {
  const client = await createActiveClient(request, 'scheme');
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, client);
  await openAccount(page);
  const light = await surface(page);
  await page.getByRole('radio', { name: t('dark') }).check({ force: true });
  await expect(page.getByText(t('saved'))).toBeVisible();
  const dark = await surface(page);
  expect(dark).not.toBe(light);

  // Before the code has loaded, the page is dark: prerendered after logging out, and its canvas.
  await page.context().clearCookies();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.getByRole('button', { name: text('logIn') })).toBeVisible();
  expect(await surface(page)).toBe(dark);

  const other = await browser.newContext({ colorScheme: 'light' });
  const otherPage = await other.newPage();
  await signIn(otherPage, client);
  await openAccount(otherPage);
  await expect.poll(() => surface(otherPage)).toBe(dark);
  await other.close();
});

test('a new address is confirmed from its mailbox, and undone from the old one', async ({
  page,
  request,
  browser,
}) => {
  const client = await createActiveClient(request, 'mailbox');
  const newEmail = `new.${client.email}`;
  await signIn(page, client);
  await openAccount(page);
  await page.getByLabel(t('newEmail')).fill(newEmail);
  const section = page.getByRole('region', { name: t('email') });
  await section.getByLabel(t('currentPassword')).fill(PASSWORD);
  await section.getByRole('button', { name: t('sendLink') }).click();
  await expect(section.getByText(newEmail)).toBeVisible();

  // Without a session. A scanner that opens the link changes nothing.
  const mailbox = await browser.newContext();
  const mail = await mailbox.newPage();
  const confirmUrl = `/confirm-email/${linkIn(await mailTo(newEmail))}`;
  await request.get(confirmUrl);
  await mail.goto(confirmUrl);
  await mail.getByRole('button', { name: t('confirm') }).click();
  await expect(mail.getByRole('heading', { name: t('confirmed') })).toBeVisible();
  await mail.goto(confirmUrl);
  await expect(mail.getByRole('heading', { name: text('deadLink') })).toBeVisible();

  const undoUrl = `/undo-email/${linkIn(await mailTo(client.email, 2))}`;
  await mail.goto(undoUrl);
  await mail.getByRole('button', { name: t('undo') }).click();
  await expect(mail.getByRole('heading', { name: t('undone') })).toBeVisible();
  await mail.goto(undoUrl);
  await expect(mail.getByRole('heading', { name: text('deadLink') })).toBeVisible();
  await mailbox.close();
  // All sessions have ended, and a link for a new password is in the old mailbox.
  await page.reload();
  await expect(page.getByRole('button', { name: text('logIn') })).toBeVisible();
  expect(linkIn(await mailTo(client.email, 3))).toMatch(/^ln_/);
});

test('a session that is ended elsewhere leaves no data on its page', async ({
  page,
  request,
  browser,
}) => {
  const client = await createActiveClient(request, 'sessions');
  await signIn(page, client);
  await openAccount(page);
  await expect(page.getByText(client.email).first()).toBeVisible();

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  const login = await request.post('/api/auth/email-login', {
    data: { email: client.email, password: PASSWORD },
  });
  const { token } = parseResponse('emailLogin', await login.json());
  await signIn(otherPage, { userName: client.userName, token });
  await openAccount(otherPage);
  await otherPage.getByRole('button', { name: t('endOthers') }).click();
  await expect(otherPage.getByText(t('onlyThis'))).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: t('download') }).click();
  await expect(page.getByText(text('sessionEnded'))).toBeVisible();
  await expect(page.getByText(client.email)).toHaveCount(0);
});

test('a new password ends the other sessions, and not this one', async ({ page, request }) => {
  const client = await createActiveClient(request, 'password');
  const login = await request.post('/api/auth/email-login', {
    data: { email: client.email, password: PASSWORD },
  });
  const { token } = parseResponse('emailLogin', await login.json());
  await signIn(page, client);
  await openAccount(page);
  const section = page.getByRole('region', { name: text('password'), exact: true });
  await section.getByLabel(t('currentPassword')).fill(PASSWORD);
  await section.getByLabel(text('newPassword'), { exact: true }).fill('Other2024tour');
  await section.getByLabel(text('confirmPassword')).fill('Other2024tour');
  await section.getByRole('button', { name: t('changePassword') }).click();
  await expect(section.getByText(t('passwordChanged'))).toBeVisible();
  expect((await request.get('/api/account', { headers: { token } })).status()).toBe(401);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
});
