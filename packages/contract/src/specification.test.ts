/**
 * The rows of the specification's table of constants and limits (its section 9). Durations that are shown are in
 * `durations.test.ts`; what the interface draws is compared in `tests/architecture/specification.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import * as footageLimits from './footageLimits.ts';
import * as ownLimits from './limits.ts';

const limits = { ...ownLimits, ...footageLimits };
type Constants = Readonly<Partial<Record<keyof typeof limits, unknown>>>;

/** The words of the specification, beside the constants that say the same. */
const QUOTED: readonly (readonly [words: string, constants: Constants])[] = [
  ['Default language: en', { DEFAULT_LANGUAGE: 'en' }],
  ['Session cookie: user_token', { SESSION_COOKIE: 'user_token' }],
  ['max age 36000 s (10 h)', { SESSION_SECONDS: 36_000 }],
  ['Users page size: 30', { USERS_PAGE_SIZE: 30 }],
  ['Name fields: 3 to 30 characters', { NAME_MIN: 3, NAME_MAX: 30 }],
  ['Password: 8 to 16 characters', { PASSWORD_MIN: 8, PASSWORD_MAX: 16 }],
  ['Project name minimum: 3 characters', { PROJECT_NAME_MIN: 3 }],
  ['One-time code: 6 digits', { CODE_DIGITS: 6, CODE_PATTERN: /^\d{6}$/ }],
  ['Image size limit: 5,000,000 bytes', { IMAGE_BYTES_MAX: 5_000_000 }],
  ['Staff upload file limit: 100 MB per file', { FOOTAGE_BYTES_MAX: 100_000_000 }],
  ['Phone digits max: 15', { PHONE_DIGITS_MAX: 15 }],
  ['default country: jo', { PHONE_DEFAULT_COUNTRY: 'JO' }],
  [
    'Project types: commercial, residential, industrial, infrastructure',
    { PROJECT_TYPES: ['commercial', 'residential', 'industrial', 'infrastructure'] },
  ],
  ['Project status: done, in-progress', { PROJECT_STATUSES: ['done', 'in-progress'] }],
  ['E-mail search cache: 1 minute', { EMAIL_SEARCH_CACHE_MS: 60_000 }],
  ['results list max height about 10 rem', { EMAIL_RESULTS_REM: 10 }],
  ['Data cache: 5 minutes', { CACHE_MS: 300_000 }],
  ['retry 3 with exponential back-off', { RETRIES: 3 }],
  ['capped at 30 s', { RETRY_WAIT_MAX_MS: 30_000 }],
  ['QR code: saved as a file named for a QR login code', { QR_LOGIN_FILE: 'qr-login-code' }],
  ['card height 205', { PROJECT_TILE_PX: 205 }],
];

describe('the table of the specification', () => {
  it.each(QUOTED)('%s', (_, constants) => expect(limits).toMatchObject(constants));

  // A portal may have more.
  it('Languages: en, ar', () => expect(limits.LANGUAGES.slice(0, 2)).toEqual(['en', 'ar']));

  it('storage key: lang', () => expect(limits.STORAGE.language).toBe('lang'));
});
