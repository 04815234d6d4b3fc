/** Single sign-on, against a real provider. */
import { expect, test, type Page } from '@playwright/test';
import { findFreePort } from '../../apps/api/src/testing/findFreePort.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  startProvider,
} from '../../apps/api/src/testing/oidcProvider.ts';
import { FIRST_ADMIN, startWithAdmin } from './emptyServer.ts';
import { holdScripts } from './support.ts';
import { text } from './texts.ts';
import { LANGUAGE_AND_WIDTH, tagged } from './variants.ts';

/** Enters a name at the provider, whose page is in English. */
async function logInThere(page: Page, name: string) {
  await page.getByPlaceholder('Enter any login').fill(name);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

async function startWithProvider(page: Page, locale: string | undefined) {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const provider = await startProvider({
    portals: [origin],
    people: {
      boss: { email: FIRST_ADMIN.email, email_verified: true },
      stranger: { email: 'stranger@example.com', email_verified: true },
    },
  });
  const server = await startWithAdmin(page.request, {
    PORT: String(port),
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT_ID,
    OIDC_CLIENT_SECRET: CLIENT_SECRET,
    OIDC_NAME: 'Contoso',
    OIDC_NAME_AR: 'كونتوسو',
    OIDC_TRUSTED_DOMAINS: 'example.com',
  });
  const language = (locale ?? 'en').slice(0, 2);
  await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
  return {
    origin,
    provider,
    name: language === 'ar' ? 'كونتوسو' : 'Contoso',
    stop: async () => {
      await server.stop();
      await provider.stop();
    },
  };
}

test(
  'people log in with the account of their organization, connect it, and are told if there is none here',
  tagged(LANGUAGE_AND_WIDTH),
  async ({ page, locale }) => {
    const { origin, provider, name, stop } = await startWithProvider(page, locale);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const button = page.getByRole('link', { name: text('continueWith').replace('%{name}', name) });
    try {
      // Nothing moves once the code has loaded.
      const release = await holdScripts(page);
      await page.goto(`${origin}/account`, { waitUntil: 'commit' });
      await expect(button).toBeVisible();
      const before = await button.boundingBox();
      release();
      await expect(page.locator('form[data-ready]')).toBeVisible();
      expect(await button.boundingBox()).toEqual(before);

      await button.click();
      await logInThere(page, 'boss');
      // The page that was asked for.
      await expect(page).toHaveURL(`${origin}/account`);
      await expect(page.getByText(FIRST_ADMIN.email).first()).toBeVisible();
      const token = (await page.context().cookies()).find((cookie) => cookie.name === 'user_token');
      expect(token?.value).toMatch(/^st_/);
      for (const address of addresses)
        expect(address.replace(/user\/st_.*/, '')).not.toContain('st_');

      await page.getByRole('button', { name: new RegExp(text('disconnect')) }).click();
      const part = page.getByRole('region', { name: text('logInWith').replace('%{name}', name) });
      await part.getByLabel(text('currentPassword')).fill(FIRST_ADMIN.password);
      await part.getByRole('button').last().click();
      // The session there has not ended: nobody is asked again.
      await expect(page).toHaveURL(`${origin}/account`);
      await expect(
        page.getByRole('button', { name: new RegExp(text('disconnect')) }),
      ).toBeVisible();

      await page.goto(`${origin}/logout`);
      await page.context().clearCookies();
      await page.goto(origin);
      await button.click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('notLoggedIn'));
      await page.getByRole('link', { name: text('tryAgain') }).click();
      await logInThere(page, 'stranger');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('noAccountHere'));

      await provider.pause();
      await page.goto(origin);
      await button.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        text('providerAway').replace('%{name}', name),
      );
    } finally {
      await stop();
    }
  },
);
