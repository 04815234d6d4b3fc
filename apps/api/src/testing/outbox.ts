/** Reads mails and text messages that the server under test has written to its outbox folder. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import * as z from 'zod/mini';
import { eventually } from './eventually.ts';

const smsLine = z.object({ to: z.string(), text: z.string(), at: z.iso.datetime() });

/** Returns all mails to an e-mail address, oldest first. */
export async function mailsTo(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox/mail');
  const names = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
  return mails.filter(({ to = [] }) => to.some((each) => each.address === address));
}

/** Waits for the n-th mail to an e-mail address. */
export async function mailTo(dataDir: string, address: string, count = 1): Promise<Email> {
  let mails: Email[] = [];
  await eventually(async () => {
    mails = await mailsTo(dataDir, address);
    if (mails.length < count) throw new Error(`${mails.length} mails to ${address}`);
  });
  const mail = mails[count - 1];
  if (!mail) throw new Error('No such mail');
  return mail;
}

/** Returns the id of the link in a mail. */
export function linkIn({ text = '' }: Email): string {
  const [, id] =
    /\/(?:(?:create|reset)-password|confirm-email|undo-email)\/([^\s?]+)/.exec(text) ?? [];
  if (id === undefined) throw new Error('The mail has no link');
  return id;
}

export async function smsTo(dataDir: string, number: string) {
  const lines = await readFile(join(dataDir, 'outbox/sms.jsonl'), 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => z.parse(smsLine, JSON.parse(line)))
    .filter(({ to }) => to === number);
}

/** Waits for the n-th code to a phone number. */
export async function codeTo(dataDir: string, number: string, count = 1): Promise<string> {
  let code: string | undefined;
  await eventually(async () => {
    const message = (await smsTo(dataDir, number))[count - 1];
    code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
    if (code === undefined) throw new Error(`No code to ${number}`);
  });
  return code ?? '';
}
