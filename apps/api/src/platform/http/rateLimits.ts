import { FOOTAGE_HOURLY_MAX } from '@jawla/contract/footageLimits';

const MINUTE = 60;
const QUARTER = 15 * 60;
const HOUR = 3600;
const DAY = 24 * HOUR;

export interface RateLimit {
  /** What is counted, for the table of docs/security.md. */
  readonly attempts: string;
  readonly by: string;
  /** Attempts per window. */
  readonly tries: number;
  /** Length of a window. */
  readonly seconds: number;
}

/**
 * All rate limits, by the name with which the keys of their counters begin. What one user or address may have open at
 * the same time is limited elsewhere.
 */
export const RATE_LIMITS = {
  login: limit('Wrong passwords', 'Account and IP address', 10, QUARTER),
  'login-account': limit('Wrong passwords', 'Account', 100, QUARTER),
  'login-address': limit('Wrong passwords', 'IP address', 200, QUARTER),
  // Replaces the others in a browser that has logged in to the account before. So does that of messages.
  'login-device': limit('Wrong passwords', 'Account and known browser', 10, QUARTER),
  // Messages cost money, and each code allows five guesses: 30 codes a day allow 150 guesses among a million.
  sms: limit('Requested text messages', 'Phone number', 10, QUARTER),
  'sms-day': limit('Requested text messages', 'Phone number', 30, DAY),
  'sms-address': limit('Requested text messages', 'IP address', 100, QUARTER),
  'sms-device': limit('Requested text messages', 'Account and known browser', 10, QUARTER),
  'sms-device-day': limit('Requested text messages', 'Account and known browser', 30, DAY),
  mail: limit('Requested mails', 'Account', 10, QUARTER),
  'mail-day': limit('Requested mails', 'Account', 30, DAY),
  'mail-address': limit('Requested mails', 'IP address', 100, QUARTER),
  // Not by phone number: an attacker could lock out its owner.
  'code-address': limit('Guesses of codes', 'IP address', 200, QUARTER),
  // Only guests who share an address with a stranger who guesses have to wait. Above the limit of the link, an address
  // that has not failed today still gets one try, so that strangers cannot lock the owner’s guests out.
  guest: limit('Wrong passcodes', 'Guest link and IP address', 5, QUARTER),
  'guest-day': limit('Wrong passcodes', 'Guest link and IP address', 20, DAY),
  'guest-link': limit('Wrong passcodes', 'Guest link', 500, DAY),
  'guest-unknown': limit('Unknown guest links', 'IP address', 200, QUARTER),
  // In the memory of each server: see `WrongKeys`.
  key: limit('Wrong keys', 'IP address', 60, MINUTE),
  'first-admin': limit('Unknown first-admin links', 'IP address', 50, QUARTER),
  // Each one reaches the provider.
  sso: limit('Logins at the provider', 'IP address', 200, QUARTER),
  // The recipients did not ask for them.
  'guest-mails': limit('Mailed guest links', 'Account', 50, DAY),
  'team-invitations': limit('Invitations to the team', 'Admin', 60, HOUR),
  // Up to 200 mails each.
  'client-invitations': limit('Lists of invited clients', 'Admin', 20, HOUR),
  // Up to `RESEND_MAX` clients each.
  resend: limit('Lists of invitations sent again', 'Admin', 60, HOUR),
  footage: limit('Deliveries of footage', 'Account', FOOTAGE_HOURLY_MAX, HOUR),
  'note-writes': limit('Changes of notes', 'Account', 60, MINUTE),
  'guest-note-writes': limit('Changes of notes', 'Guest link and IP address', 20, MINUTE),
  'guest-link-note-writes': limit('Changes of notes', 'Guest link', 300, DAY),
  // Two for each tour that is opened, in which it may be silent first.
  speech: limit('Reports of tours that speak', 'Account', 120, HOUR),
  // A caller with a stolen session guesses no faster than at the login.
  password: limit('Wrong current passwords', 'Account', 10, QUARTER),
  // The answer says whether a number has an account.
  'own-phone': limit('New phone numbers', 'Account', 20, DAY),
  'email-change': limit('Mails to a new address', 'Account', 10, DAY),
  'email-change-to': limit('Mails to a new address', 'Recipient', 5, DAY),
  // Each one reads the whole table.
  'activity-csv': limit('Downloads of activity', 'Admin', 20, QUARTER),
  // Each one reaches the mail server with every unsent mail.
  'retry-messages': limit('Messages sent again', 'All admins together', 20, QUARTER),
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof RATE_LIMITS;

function limit(attempts: string, by: string, tries: number, seconds: number): RateLimit {
  return { attempts, by, tries, seconds };
}
