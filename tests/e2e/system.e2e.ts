/** What an admin sees of the server, and messages that were not sent. */
import { expect, test } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../../apps/api/src/testing/findFreePort.ts';
import { adminText } from './adminTexts.ts';
import { startWithAdmin } from './emptyServer.ts';

test('an admin learns of a mail that was not sent, and has it sent again', async ({ page }) => {
  const port = await findFreePort();
  const { origin, token, stop } = await startWithAdmin(page.request, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      stream.on('data', () => undefined);
      stream.on('end', () => {
        mails.push('mail');
        done();
      });
    },
  });
  try {
    await page.context().addCookies([{ name: 'user_token', value: token, url: origin }]);
    const client = { userName: 'client', fname: 'New', lname: 'Client', email: 'new@example.com' };
    await page.request.post(`${origin}/api/auth/create-user`, {
      headers: { token },
      data: { ...client, emailType: 'userCreated' },
    });

    await page.goto(`${origin}/dashboard`);
    await page.getByRole('button', { name: adminText('account') }).click();
    await page.getByRole('link', { name: adminText('system') }).click();
    await expect(page.getByRole('heading', { level: 1, name: adminText('system') })).toBeVisible();
    const failure = page.getByText(adminText('unsentInvitation'));
    await expect(async () => {
      await page.getByRole('button', { name: adminText('checkAgain') }).click();
      await expect(failure).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(page.getByText(client.email)).toBeHidden();

    await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', () => resolve()));
    await page.getByRole('button', { name: adminText('sendAgain') }).click();
    await expect(page.getByText(adminText('beingSent'))).toBeVisible();
    await expect(async () => {
      await page.getByRole('button', { name: adminText('checkAgain') }).click();
      await expect(failure).toBeHidden({ timeout: 1000 });
    }).toPass();
    expect(mails).toHaveLength(1);
  } finally {
    await stop();
    await new Promise<void>((resolve) => smtp.close(resolve));
  }
});
