import * as z from 'zod/mini';
import type { Clock } from '../base/clock.ts';
import { errorFields, type Log } from '../base/log.ts';
import type { Database, OutboxRecord } from '../db/schema.ts';
import { failureReason } from './failureReason.ts';
import { MessageRefused } from './messageErrors.ts';
import { messageSchema, type Channel, type MailMessage, type SmsMessage } from './messages.ts';
import type { FailureGroup, OutboxStore } from './outbox.store.ts';

/** Sends messages: by SMTP, to a webhook, or to a folder. */
export interface MessageTransport<Message> {
  /** @throws {MessageRefused} If a retry would fail as well. Any other error is retried. */
  deliver(message: Message, about: MessageFacts): Promise<void>;
  close(): void;
}

export interface MessageFacts {
  /** The same for every attempt, so that a receiver can detect duplicates (idempotency key). */
  readonly id: string;
  /** When the message was created, in ISO 8601. */
  readonly at: string;
}

export interface MessageTransports {
  readonly mail: MessageTransport<MailMessage>;
  readonly sms: MessageTransport<SmsMessage>;
}

/** Delay before a retry, in seconds: exponential backoff up to `LONGEST_WAIT`. */
const FIRST_WAIT = 2;
const LONGEST_WAIT = 1800;
/** Time after which an unsent mail is deleted, in seconds. */
const MAIL_LIFE = 3 * 24 * 3600;

/** Stores messages and sends those of one channel sequentially. */
export class Outbox {
  readonly #store: OutboxStore;
  readonly #clock: Clock;
  readonly #log: Log;
  readonly #transports: MessageTransports;
  readonly #wake: () => void;

  /** @param wake - Schedules `send` for each channel. */
  constructor(
    store: OutboxStore,
    clock: Clock,
    log: Log,
    transports: MessageTransports,
    wake: () => void,
  ) {
    this.#store = store;
    this.#clock = clock;
    this.#log = log;
    this.#transports = transports;
    this.#wake = wake;
  }

  /** Adds a mail within the transaction that causes it. Call `wake` after the commit. */
  addMail(mail: Omit<MailMessage, 'channel'>, db: Database): Promise<string> {
    return this.#store.add({ channel: 'mail', ...mail }, MAIL_LIFE, db);
  }

  addSms(sms: Omit<SmsMessage, 'channel'>, lifeSeconds: number, db: Database): Promise<string> {
    return this.#store.add({ channel: 'sms', ...sms }, lifeSeconds, db);
  }

  /** Counts unsent messages by channel. */
  waiting(): Promise<Map<Channel, number>> {
    return this.#store.count();
  }

  failures(): Promise<FailureGroup[]> {
    return this.#store.failures();
  }

  /** Sends all failed messages again, unless they have expired, and those that wait for their next attempt. */
  async retryAll(record: Parameters<OutboxStore['retryAll']>[0]): Promise<number> {
    const count = await this.#store.retryAll(record);
    this.#wake();
    return count;
  }

  sweep(): Promise<void> {
    return this.#store.sweep();
  }

  /** Schedules sending, because a message may be due. */
  wake(): void {
    this.#wake();
  }

  /** Sends all messages of a channel that are due. */
  async send(channel: Channel, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const record = await this.#store.claim(channel);
      if (!record) return;
      await this.#send(record);
    }
  }

  /** Closes the transports. Call it once no `send` is running. */
  close(): void {
    this.#transports.mail.close();
    this.#transports.sms.close();
  }

  async #send(record: OutboxRecord): Promise<void> {
    const { id, channel, attempts } = record;
    if (record.expires_at <= this.#clock.now()) {
      this.#log.error('message given up', { message: id, channel, attempts });
      const { kind, reason } = record;
      return this.#store.fail(record, { kind, reason: reason ?? 'other' });
    }
    let kind: string | null = null;
    try {
      const message = z.parse(messageSchema, JSON.parse(record.message));
      kind = message.channel === 'mail' ? message.letter : 'code';
      const facts = { id, at: record.created_at };
      if (message.channel === 'mail') await this.#transports.mail.deliver(message, facts);
      else await this.#transports.sms.deliver(message, facts);
    } catch (error) {
      const failure = { kind, reason: failureReason(error) };
      if (error instanceof MessageRefused) {
        this.#log.error('message refused', { message: id, channel, attempts });
        return this.#store.fail(record, failure);
      }
      const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
      this.#log.warn('message not sent', { message: id, channel, attempts, ...errorFields(error) });
      return this.#store.retryIn(record, wait, failure);
    }
    await this.#store.delete(id);
    await this.#store.setSent(channel);
    this.#log.info('message sent', { message: id, channel, attempts });
  }
}
