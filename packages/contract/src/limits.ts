/**
 * All limits, patterns and enumerations, shared by forms, mocks and server. No dependencies, so that pages load only this
 * file.
 */

export const LANGUAGES = [
  // The toggle of the portal switches to the next one.
  'en',
  'ar',
] as const;
export type Language = (typeof LANGUAGES)[number];
/** The name of each language, in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
};
export const DEFAULT_LANGUAGE: Language = 'en';

/** `system` follows the device. */
export const COLOR_SCHEMES = ['system', 'light', 'dark'] as const;
export type ColorScheme = (typeof COLOR_SCHEMES)[number];

/** Keys and values in `localStorage`. */
export const STORAGE = {
  /** Chosen language. */
  language: 'lang',
  /** Chosen colour scheme; absent for `system`. */
  colorScheme: 'scheme',
  /** Notifies other tabs of a change of the session. */
  auth: 'auth',
} as const;
export const AUTH_FLAGS = ['logged-in', 'logged-out', 'pass-reset'] as const;
export type AuthFlag = (typeof AUTH_FLAGS)[number];

/** The cookie that holds the login token. */
export const SESSION_COOKIE = 'user_token';
/** Lifetime of a session in seconds: ten hours. */
export const SESSION_SECONDS = 36_000;

/** Name of the file with the QR code of a login, without extension. */
export const QR_LOGIN_FILE = 'qr-login-code';

/** Hours for which a new e-mail address can be confirmed, and a change undone from the old address. */
export const EMAIL_CONFIRM_HOURS = 24;
export const EMAIL_UNDO_HOURS = 72;

/** Rows on one page of the client list. */
export const USERS_PAGE_SIZE = 30;
export const USER_SORTS = ['name', 'projects'] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const ORDERS = ['asc', 'desc'] as const;
export type Order = (typeof ORDERS)[number];
/** Maximum number of results of a search for e-mail addresses, and the maximum height of their list. */
export const EMAIL_SEARCH_MAX = 20;
export const EMAIL_RESULTS_REM = 10;
/** Height of a project's card on the page of its client. */
export const PROJECT_TILE_PX = 205;

/** Length of `userName`, `fname` and `lname`. Stored first and last names may be shorter: one character was enough once. */
export const NAME_MIN = 3;
export const NAME_MAX = 30;
export const PROJECT_NAME_MIN = 3;
/** Maximum length of a project or pilot name, which is a segment of a URL and part of a folder’s name. */
export const PROJECT_NAME_MAX = 120;
/** Maximum length of a project’s other texts, such as its location. */
export const PROJECT_TEXT_MAX = 300;
/** Maximum number of sub dates of a project. */
export const SUB_DATES_MAX = 400;
/** Maximum number of stored alignments of a project’s tours. */
export const ALIGNMENTS_MAX = 1000;

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 16;
/** One lower-case letter, one upper-case letter, one digit. Length is checked separately. */
export const PASSWORD_PATTERN = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/;

export const EMAIL_MAX = 254;

/** Digits of a phone number in E.164, without the plus. */
export const PHONE_DIGITS_MIN = 5;
export const PHONE_DIGITS_MAX = 15;
export const PHONE_PATTERN = /^[1-9]\d{4,14}$/;
export const OPTIONAL_PHONE_PATTERN = /^(?:[1-9]\d{4,14})?$/;
export const PHONE_DEFAULT_COUNTRY = 'JO';

export const CODE_DIGITS = 6;
export const CODE_PATTERN = /^\d{6}$/;
/** Lifetime of a one-time code in seconds, and the maximum number of failed attempts. */
export const CODE_SECONDS = 600;
export const CODE_TRIES = 5;

/** Entropy of a guest link's secret, in bytes. */
export const GUEST_SECRET_BYTES = 24;
/** Ranges of the page of visits, in days; they end today. */
export const VISIT_RANGES = ['7', '30', '365'] as const;
export type VisitRange = (typeof VISIT_RANGES)[number];
/** Days for which visits are kept by day; older ones are kept as one sum. */
export const VISIT_DAYS_KEPT = 400;
/** Days in the summary of a project, pilot or guest link. */
export const VISIT_SUMMARY_DAYS = 30;

/** How long texts say that a mail may take, in minutes. */
export const MAIL_MINUTES = 10;

/** The folder of the pilots, next to those of the owners. */
export const PILOTS_FOLDER = 'pilot_projects';

export const PROJECT_TYPES = ['commercial', 'residential', 'industrial', 'infrastructure'] as const;
export type ProjectKind = (typeof PROJECT_TYPES)[number];
export const PROJECT_STATUSES = ['done', 'in-progress'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];
/** Whether tours belong to the project’s own date or to its sub dates. */
export const DATE_KINDS = ['date', 'subDate'] as const;

/** A day as it is sent and shown: YYYY-MM-DD. */
export const DAY_PATTERN = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Size of a cover in bytes; exclusive. */
export const IMAGE_BYTES_MAX = 5_000_000;

/** Text field of an upload that names a file which was uploaded by the tus protocol before. */
export const RESUMED_FIELD = 'upload';

/** How long clients cache a response, in milliseconds. */
export const CACHE_MS = 5 * 60_000;
export const EMAIL_SEARCH_CACHE_MS = 60_000;
/** Maximum number of projects that the home requests at the same time: more would delay covers and tours. */
export const PROJECT_CONCURRENCY = 4;
/** Time after which a client aborts a request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Number of retries, and the maximum delay between two attempts in milliseconds. */
export const RETRIES = 3;
export const RETRY_WAIT_MAX_MS = 30_000;

/** Whether a text is an existing day: 2024-02-30 is not. */
export function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
