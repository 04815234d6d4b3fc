import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { mailsTo, smsTo } from '../../apps/api/src/testing/outbox.ts';

/** Where the server under test keeps what it would send. */
export const DATA_DIR = join(process.env['E2E_DIR'] ?? '', 'data');

/** Waits for the n-th mail to an address. */
export async function mailTo(address: string, count = 1): Promise<Email> {
  await expect
    .poll(async () => (await mailsTo(DATA_DIR, address)).length)
    .toBeGreaterThanOrEqual(count);
  const mail = (await mailsTo(DATA_DIR, address))[count - 1];
  if (!mail) throw new Error('No such mail');
  return mail;
}

/** Waits for the first code to a number. */
export async function codeTo(number: string): Promise<string> {
  await expect.poll(async () => (await smsTo(DATA_DIR, number)).length).toBeGreaterThan(0);
  const [message] = await smsTo(DATA_DIR, number);
  return /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? '';
}
