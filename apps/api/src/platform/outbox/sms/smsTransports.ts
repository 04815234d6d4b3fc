/** Sends text messages to a webhook of the operator, or appends them to a file. */
import { createHmac } from 'node:crypto';
import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { SmsMessage } from '../messages.ts';
import { MessagePostponed, MessageRefused } from '../messageErrors.ts';
import type { MessageTransport } from '../outbox.ts';

/** Timeout for a response of the webhook, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 15_000;

/**
 * Posts `{"to","text","at"}`. With a secret, signs the request according to Standard Webhooks: `webhook-id`,
 * `webhook-timestamp`, `webhook-signature`.
 *
 * @see https://www.standardwebhooks.com
 */
export function webhookTransport(
  url: string,
  secret: string | undefined,
): MessageTransport<SmsMessage> {
  return {
    async deliver({ to, text }, { id, at }) {
      const body = JSON.stringify({ to, text, at });
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...signature(secret, { id, body, seconds: Math.floor(Date.now() / 1000) }),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      // Temporary errors: retry.
      if (answer.status >= 500 || answer.status === 429 || answer.status === 408) {
        throw new MessagePostponed('Postponed by the SMS webhook');
      }
      throw new MessageRefused('Refused by the SMS webhook');
    },
    close: () => undefined,
  };
}

export function fileTransport(file: string): MessageTransport<SmsMessage> {
  return {
    async deliver({ to, text }, { at }) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const line = `${JSON.stringify({ to, text, at })}\n`;
      await appendFile(file, line, { mode: 0o600, flush: true });
    },
    close: () => undefined,
  };
}

function signature(
  secret: string | undefined,
  { id, body, seconds }: { id: string; body: string; seconds: number },
): Record<string, string> {
  const identity = { 'webhook-id': id, 'webhook-timestamp': String(seconds) };
  if (secret === undefined) return identity;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { ...identity, 'webhook-signature': `v1,${mac}` };
}
