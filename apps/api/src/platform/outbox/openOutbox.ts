import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Config, Origins } from '../../app/config.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../base/log.ts';
import { folderDelivery, smtpDelivery } from './mail/mailDelivery.ts';
import { Outbox } from './outbox.ts';
import { OutboxStore } from './outbox.store.ts';
import { fileDelivery, webhookDelivery } from './sms/smsDelivery.ts';

/** Where mails and text messages lie when nobody is configured to send them. */
export function outboxPlaces(dataDir: string): { mail: string; sms: string } {
  return { mail: join(dataDir, 'outbox/mail'), sms: join(dataDir, 'outbox/sms.jsonl') };
}

export function openOutbox(
  config: Config,
  { db, clock, log, origins }: { db: Database; clock: Clock; log: Log; origins: Origins },
): Outbox {
  const { smtpUrl, smsWebhookUrl, smsWebhookSecret, brand } = config;
  const places = outboxPlaces(config.dataDir);
  const from = config.mailFrom ?? `"${brand.en}" <no-reply@${new URL(origins.portal).hostname}>`;
  const sender = { from, brand };
  const deliveries = {
    mail:
      smtpUrl === undefined ? folderDelivery(places.mail, sender) : smtpDelivery(smtpUrl, sender),
    sms:
      smsWebhookUrl === undefined
        ? fileDelivery(places.sms)
        : webhookDelivery(smsWebhookUrl, smsWebhookSecret),
  };
  const store = new OutboxStore(db, clock);
  return new Outbox(store, clock, log, deliveries, config.timing.outboxPollMs);
}
