/**
 * Device cookies: a browser that has logged in to an account has rate limits of its own. A flood of wrong passwords
 * for the account does not lock out its owner. A stolen cookie grants only these limits.
 *
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { HttpContext } from '../../platform/http/api.ts';

const NAME = 'device';
const MAX_AGE_SECONDS = 365 * 24 * 3600;
/** Maximum number of accounts in one browser's cookie, most recent first. */
const MAX_ACCOUNTS = 5;
const SEPARATOR = '~';
const NONCE_BYTES = 16;
/** A nonce, and the HMAC of user id and nonce. The cookie does not contain the user id. */
const ENTRY_PATTERN = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

export class DeviceCookies {
  readonly #key: Buffer;
  readonly #isSecure: boolean;

  constructor(key: Buffer, portalOrigin: string) {
    this.#key = key;
    this.#isSecure = new URL(portalOrigin).protocol === 'https:';
  }

  /** Returns the device id of the client; `undefined` if it has not logged in to the account before. */
  find(http: HttpContext, userId: string): string | undefined {
    for (const entry of this.#read(http)) {
      const nonce = this.#verify(entry, userId);
      if (nonce !== undefined) return nonce;
    }
    return undefined;
  }

  /** Sets the cookie that records the client's login to the account. */
  remember(http: HttpContext, userId: string): void {
    const nonce = this.find(http, userId) ?? randomBytes(NONCE_BYTES).toString('base64url');
    const others = this.#read(http).filter((each) => this.#verify(each, userId) === undefined);
    const own = `${nonce}.${this.#sign(nonce, userId).toString('base64url')}`;
    setCookie(http, NAME, [own, ...others].slice(0, MAX_ACCOUNTS).join(SEPARATOR), {
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: MAX_AGE_SECONDS,
      path: '/',
      // `__Host-` prevents hosts of the same parent domain, such as the tours' host, from overwriting the cookie.
      ...(this.#isSecure && { prefix: 'host', secure: true }),
    });
  }

  #read(http: HttpContext): string[] {
    const value = getCookie(http, NAME, this.#isSecure ? 'host' : undefined) ?? '';
    const entries = value.split(SEPARATOR, MAX_ACCOUNTS);
    return entries.filter((entry) => ENTRY_PATTERN.test(entry));
  }

  /** @returns The nonce; `undefined` if the entry was not issued for the user. */
  #verify(entry: string, userId: string): string | undefined {
    const [, nonce = '', mac = ''] = ENTRY_PATTERN.exec(entry) ?? [];
    const expected = this.#sign(nonce, userId);
    const given = Buffer.from(mac, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
  }

  #sign(nonce: string, userId: string): Buffer {
    return createHmac('sha256', this.#key).update(`${userId}\n${nonce}`).digest();
  }
}
