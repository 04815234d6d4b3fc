/** Keys: an admin makes one for a program, which works within its scopes until the admin revokes it. */
import { parseResponse } from '@jawla/contract';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { adminText } from './adminTexts.ts';
import { sessionOf } from './sessions.ts';
import { signIn, watchConsole } from './support.ts';
import { uniqueName } from './testData.ts';
import { dayText } from './texts.ts';
import { LANGUAGE_AND_WIDTH, SMOKE, tagged } from './variants.ts';

/** What a program with a secret is answered: without a cookie, and never with another status by chance. */
function program(request: APIRequestContext, secret: string) {
  const headers = { Authorization: `Bearer ${secret}` };
  return {
    reads: async () => (await request.get('/api/pilot_project', { headers })).status(),
    listsKeys: async () => (await request.get('/api/keys', { headers })).status(),
    createsClient: async (userName: string) => {
      const data = {
        userName,
        fname: 'By',
        lname: 'Key',
        email: `${userName}@example.com`,
        emailType: 'userCreated',
      };
      return (await request.post('/api/auth/create-user', { headers, data })).status();
    },
  };
}

/** As the list has it. */
async function keyNamed(request: APIRequestContext, name: string) {
  const answer = await request.get('/api/keys', { headers: { token: sessionOf('admin') } });
  const { keys } = parseResponse('keys', await answer.json());
  const key = keys.find((one) => one.name === name);
  if (!key) throw new Error(`There is no key ${name}.`);
  return key;
}

/** A day in the time zone of this machine, which is that of the browser. */
const localDayText = (at: string) => dayText(new Date(at).toLocaleDateString('sv-SE'));

function momentText(at: string): string {
  const time = new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return `${localDayText(at)} ${time}`;
}

test(
  'an admin makes a key for a program, rotates and revokes it',
  tagged(LANGUAGE_AND_WIDTH, SMOKE),
  async ({ page, context, request, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: baseURL ?? '',
    });
    const problems = watchConsole(page);
    const name = uniqueName('nightly');
    const row = page.getByRole('row').filter({ hasText: name });
    const dialog = page.getByRole('dialog');
    /** Chooses an action of the key’s menu, and confirms it. */
    const change = async (action: 'rotate' | 'revokeKey') => {
      await row.getByRole('button', { name: adminText('actionsFor', name) }).click();
      await page.getByRole('menuitem', { name: adminText(action) }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: adminText(action) }).click();
      await expect(question).toBeHidden();
    };
    /** Copies the secret that is shown, and closes the dialog: then it is nowhere. */
    const takeSecret = async () => {
      const field = dialog.getByLabel(adminText('keyNamed', name));
      const secret = await field.inputValue();
      expect(secret).toMatch(/^jwl_\w{40,}$/);
      await dialog.getByRole('button', { name: adminText('copyKey') }).click();
      await expect(dialog.getByRole('button', { name: adminText('keyCopied') })).toBeVisible();
      expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(secret);
      await dialog.getByRole('button', { name: adminText('done'), exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect.poll(() => page.content()).not.toContain(secret);
      return secret;
    };

    await signIn(page, 'admin');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: adminText('account') }).click();
    await page.getByRole('link', { name: adminText('connections') }).click();
    await expect(page).toHaveURL('/connections');
    await page
      .getByRole('button', { name: adminText('newKey') })
      .or(page.getByRole('button', { name: adminText('createKey') }))
      .first()
      .click();
    await dialog.getByLabel(adminText('keyName')).fill(name);
    await expect(dialog.getByRole('checkbox', { name: adminText('mayRead') })).toBeChecked();
    await dialog.getByLabel(adminText('worksFor')).selectOption('30');
    await dialog.getByRole('button', { name: adminText('createKey') }).click();
    const first = await takeSecret();

    const made = await keyNamed(request, name);
    expect(made.scopes).toEqual(['read']);
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * 86_400_000);
    await expect(row).toContainText(first.slice(0, made.prefix.length));
    await expect(row).toContainText(localDayText(made.expiresAt));
    await expect(row).toContainText(adminText('neverUsed'));

    expect(await program(request, first).reads()).toBe(200);
    // What the scope does not allow, and what no scope does.
    const created = uniqueName('by-key');
    expect(await program(request, first).createsClient(created)).toBe(403);
    expect(await program(request, first).listsKeys()).toBe(403);
    const client = await request.get(`/api/user/client/${created}`, {
      headers: { token: sessionOf('admin') },
    });
    expect(client.ok()).toBe(false);

    await change('rotate');
    const second = await takeSecret();
    expect(second).not.toBe(first);
    expect(await program(request, first).reads()).toBe(200);
    expect(await program(request, second).reads()).toBe(200);
    const { formerUntil } = await keyNamed(request, name);
    const end = momentText(formerUntil ?? '');
    await expect(row).toContainText(`${adminText('formerWorks')} ${end}`);

    await change('revokeKey');
    await expect(page.getByText(adminText('keyRevoked'))).toBeVisible();
    await expect(row).toBeHidden();
    expect(await program(request, first).reads()).toBe(401);
    expect(await program(request, second).reads()).toBe(401);
    expect(problems).toEqual([]);
  },
);
