/** Sends mails by SMTP, or writes them to a folder where the operator can open them. */
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { MailMessage } from '../messages.ts';
import { MessageRefused } from '../messageErrors.ts';
import type { MessageTransport } from '../outbox.ts';
import { composeMail, type Sender } from './composeMail.ts';

/** Timeout for each step of an SMTP session, in milliseconds. */
const STEP_MS = 15_000;

export function smtpTransport(url: string, sender: Sender): MessageTransport<MailMessage> {
  let opened: Promise<Transporter> | undefined;
  return {
    async deliver(mail, facts) {
      const { envelope, raw } = await composeMail(mail, facts, sender);
      try {
        opened ??= openSmtp(url);
        const transport = await opened;
        await transport.sendMail({ envelope: { ...envelope, to: [...envelope.to] }, raw });
      } catch (cause) {
        if (isRefusal(cause)) throw new MessageRefused('Refused by the mail server', { cause });
        throw cause;
      }
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Imports nodemailer with the first mail, to keep it out of the start-up. */
async function openSmtp(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function folderTransport(folder: string, sender: Sender): MessageTransport<MailMessage> {
  return {
    async deliver(mail, facts) {
      const { raw } = await composeMail(mail, facts, sender);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${facts.at.replaceAll(/[:.]/g, '-')}-${facts.id}`;
      const half = join(folder, `${name}.part`);
      // Renamed into place, so that readers of the folder see complete mails. They contain secret links, hence the mode.
      await writeFile(half, raw, { mode: 0o600 });
      await rename(half, join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}

/**
 * Whether the server rejects the recipient or the message permanently (5xx). A failed login or connection is retried.
 */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false;
  const { responseCode, code } = error;
  return (
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    (code === 'EENVELOPE' || code === 'EMESSAGE')
  );
}
