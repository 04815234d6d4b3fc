/**
 * Cookies of guests who have entered the passcode of a link. The value is signed for the link's grant, which changes
 * with its secret and its passcode: both end the cookie.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { getCookie, setCookie } from 'hono/cookie';
import type { GuestLinkRecord } from '../../platform/db/schema.ts';
import type { HttpContext } from '../../platform/http/api.ts';

const MAX_AGE_SECONDS = 30 * 24 * 3600;
/** The tour and its notes. */
const PATH = '/api';
const NAME_LENGTH = 8;

type Link = Pick<GuestLinkRecord, 'grant_id' | 'expires_at'>;

export class GuestPasses {
  readonly #key: Buffer;
  readonly #isSecure: boolean;

  constructor(key: Buffer, portalOrigin: string) {
    this.#key = key;
    this.#isSecure = new URL(portalOrigin).protocol === 'https:';
  }

  has(http: HttpContext, link: Link): boolean {
    const given = Buffer.from(getCookie(http, this.#nameOf(link)) ?? '', 'base64url');
    const expected = this.#sign('pass', link);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  give(http: HttpContext, link: Link): void {
    setCookie(http, this.#nameOf(link), this.#sign('pass', link).toString('base64url'), {
      httpOnly: true,
      sameSite: 'Lax',
      secure: this.#isSecure,
      path: PATH,
      maxAge: Math.min(MAX_AGE_SECONDS, secondsUntil(link.expires_at)),
    });
  }

  /** One cookie per link, because a guest may have several. Its name tells nothing about the link. */
  #nameOf(link: Link): string {
    return `guest-${this.#sign('name', link).toString('base64url').slice(0, NAME_LENGTH)}`;
  }

  #sign(purpose: 'pass' | 'name', { grant_id }: Link): Buffer {
    return createHmac('sha256', this.#key).update(`${purpose}\n${grant_id}`).digest();
  }
}

function secondsUntil(time: string | null): number {
  if (time === null) return Infinity;
  return Math.max(0, Math.floor((Date.parse(time) - Date.now()) / 1000));
}
