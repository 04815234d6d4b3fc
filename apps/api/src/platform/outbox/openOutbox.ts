import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Language } from '@jawla/contract/limits';
import type { Origins } from '../base/origins.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../base/log.ts';
import { folderTransport, smtpTransport } from './mail/mailTransports.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox.store.ts';
import { fileTransport, webhookTransport } from './sms/smsTransports.ts';

export interface OutboxConfig {
  readonly dataDir: string;
  /** URL of the mail server; without it, mails are written to a folder. */
  readonly smtpUrl: string | undefined;
  /** The `From:` header of mails; the default is an address at the portal's host. */
  readonly mailFrom: string | undefined;
  /** URL of a webhook for text messages; without it, they are written to a file. */
  readonly smsWebhookUrl: string | undefined;
  readonly smsWebhookSecret: string | undefined;
  readonly brand: Readonly<Record<Language, string>>;
}

export interface OutboxNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly origins: Origins;
  /** Wakes the jobs that send messages. */
  readonly wake: () => void;
}

/** Returns where mails and text messages are written if no transport is configured. */
export function outboxPlaces(dataDir: string): { mail: string; sms: string } {
  return { mail: join(dataDir, 'outbox/mail'), sms: join(dataDir, 'outbox/sms.jsonl') };
}

export function openOutbox(
  config: OutboxConfig,
  { db, clock, log, origins, wake }: OutboxNeeds,
): Outbox {
  const { smtpUrl, smsWebhookUrl, smsWebhookSecret, brand } = config;
  const places = outboxPlaces(config.dataDir);
  const from = config.mailFrom ?? `"${brand.en}" <no-reply@${new URL(origins.portal).hostname}>`;
  const sender = { from, brand };
  const transports = {
    mail:
      smtpUrl === undefined ? folderTransport(places.mail, sender) : smtpTransport(smtpUrl, sender),
    sms:
      smsWebhookUrl === undefined
        ? fileTransport(places.sms)
        : webhookTransport(smsWebhookUrl, smsWebhookSecret),
  };
  const store = new OutboxStore(db, clock);
  return new Outbox(store, clock, log, transports, wake);
}
