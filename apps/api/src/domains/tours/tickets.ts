/**
 * Tickets: signed grants (HMAC) that open a client's tour on the tours' host. A ticket names a version of a tour and
 * the session that it was issued to. It expires with the session and has no expiry of its own. The URL of a tour
 * therefore stays the same during the session, and browsers can cache its files.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashSecret } from '../../platform/base/secrets.ts';

const MAC_BYTES = 18;
const TICKET_PATTERN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{24})$/;
/** `__Host-` prevents pages of other hosts of the same domain, such as other tours, from overwriting the cookie. */
const COOKIE_NAME = '__Host-tours';
/**
 * The tour is framed by the portal, another site. `Partitioned` (CHIPS) keeps the cookie where browsers block
 * third-party cookies. A session cookie without expiry: it becomes invalid with the session anyway.
 */
const COOKIE_ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned';

/**
 * Purpose of a ticket. Clients cannot convert a ticket into another kind: the kind is part of the signature.
 *
 * - `opening`: in the URL that the portal frames. Exchanged for one of the others, so no page of a tour can read it.
 * - `bound`: in the URLs of the tour's files, which may leak to other pages and users. Requires the session's cookie.
 * - `unbound`: replaces `bound` in browsers that block the cookie, and does not require it.
 */
export type TicketKind = 'opening' | 'bound' | 'unbound';

export interface Ticket {
  readonly version: string;
  /** Hash of the session's token, which is the key of the stored session. Tours can read it, hence not the token. */
  readonly sessionHash: string;
}

/** Size of the cache of verified tickets: a tour sends its ticket with each of hundreds of requests. */
const REMEMBERED = 10_000;

export class Tickets {
  readonly #key: Buffer;
  readonly #good = new LRUCache<string, Ticket>({ max: REMEMBERED });

  constructor(key: Buffer) {
    this.#key = key;
  }

  issue(version: string, token: string): string {
    return this.exchange('opening', { version, sessionHash: hashSecret(token) });
  }

  /** Issues a ticket of another kind for the same tour and session. */
  exchange(kind: TicketKind, { version, sessionHash }: Ticket): string {
    const signed = `${version}.${sessionHash}`;
    return `${signed}.${this.#sign(kind, signed).toString('base64url')}`;
  }

  /**
   * Verifies the signature of a ticket. The caller must check the session and its access as well.
   *
   * @returns The tour and session; `undefined` if the ticket is forged.
   */
  read(kind: TicketKind, ticket: string): Ticket | undefined {
    const known = this.#good.get(`${kind} ${ticket}`);
    if (known) return known;
    const [, version, sessionHash, mac] = TICKET_PATTERN.exec(ticket) ?? [];
    if (version === undefined || sessionHash === undefined || mac === undefined) return undefined;
    const expected = this.#sign(kind, `${version}.${sessionHash}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const good = { version, sessionHash };
    this.#good.set(`${kind} ${ticket}`, good);
    return good;
  }

  /** Returns the cookie of a session on the tours' host as browsers send it: `name=value`. */
  cookieOf(sessionHash: string): string {
    return `${COOKIE_NAME}=${this.#sign('cookie', sessionHash).toString('base64url')}`;
  }

  #sign(purpose: TicketKind | 'cookie', text: string): Buffer {
    const mac = createHmac('sha256', this.#key).update(`${purpose}.${text}`).digest();
    return mac.subarray(0, MAC_BYTES);
  }
}

/** Returns the value of `Set-Cookie`. */
export function setCookie(cookie: string): string {
  return `${cookie}; ${COOKIE_ATTRIBUTES}`;
}

/** @param header - The `Cookie` header of a request. */
export function hasCookie(header: string | undefined, cookie: string): boolean {
  return header?.split('; ').includes(cookie) ?? false;
}
