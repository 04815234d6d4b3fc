import * as z from 'zod/mini';
import type { Clock } from '../base/clock.ts';
import { errorFields, type Log } from '../base/log.ts';
import type { Database, OutboxRecord } from '../db/schema.ts';
import { messageSchema, type Channel, type MailMessage, type SmsMessage } from './messages.ts';
import type { OutboxStore } from './outbox.store.ts';

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

export class MessageRefused extends Error {
  override name = 'MessageRefused';
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
      return this.#store.delete(id);
    }
    try {
      const message = z.parse(messageSchema, JSON.parse(record.message));
      const facts = { id, at: record.created_at };
      if (message.channel === 'mail') await this.#transports.mail.deliver(message, facts);
      else await this.#transports.sms.deliver(message, facts);
    } catch (error) {
      if (error instanceof MessageRefused) {
        this.#log.error('message refused', { message: id, channel, attempts });
        return this.#store.delete(id);
      }
      const wait = Math.min(FIRST_WAIT * 2 ** (attempts - 1), LONGEST_WAIT);
      this.#log.warn('message not sent', { message: id, channel, attempts, ...errorFields(error) });
      return this.#store.retryIn(id, wait);
    }
    await this.#store.delete(id);
    this.#log.info('message sent', { message: id, channel, attempts });
  }
}
