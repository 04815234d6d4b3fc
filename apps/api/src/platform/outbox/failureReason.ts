import { MessagePostponed, MessageRefused } from './messageErrors.ts';

/** Why a message was not sent: known without its recipient and its content. */
export const FAILURE_REASONS = ['refused', 'login', 'unreachable', 'busy', 'other'] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Codes of nodemailer, Node and undici. */
const CODES: ReadonlyMap<unknown, FailureReason> = new Map([
  ['EAUTH', 'login'],
  ['ENOAUTH', 'login'],
  ...(
    [
      'ECONNECTION',
      'ECONNREFUSED',
      'ECONNRESET',
      'EDNS',
      'EHOSTUNREACH',
      'ENOTFOUND',
      'EPROXY',
      'ESOCKET',
      'ETIMEDOUT',
      'ETLS',
    ] as const
  ).map((code) => [code, 'unreachable'] as const),
]);

export function failureReason(error: unknown): FailureReason {
  if (error instanceof MessageRefused) return 'refused';
  if (!(error instanceof Error)) return 'other';
  if (error instanceof MessagePostponed) return 'busy';
  // Temporary refusals of an SMTP server (RFC 5321, section 4.2.1).
  if ('responseCode' in error && /^4\d\d$/.test(String(error.responseCode))) return 'busy';
  const known = 'code' in error ? CODES.get(error.code) : undefined;
  // `fetch` throws these without a code of their own.
  const isNetwork = error instanceof TypeError || error.name === 'TimeoutError';
  return known ?? (isNetwork ? 'unreachable' : 'other');
}
