/**
 * Tickets: what opens a client's tour on the tours' host. A ticket names a version of a tour and the session that
 * it was issued to, signed. The session ends it, so it has no time of its own: the URL of a tour stays the same
 * for the whole session, and browsers can cache its files.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashSecret } from '../../platform/base/secrets.ts';

const MAC_BYTES = 18;
const TICKET_PATTERN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{24})$/;
/** `__Host-`: pages of other hosts of the same domain, such as other tours, cannot replace it. */
const COOKIE_NAME = '__Host-tours';
/**
 * The tour is framed by the portal, another site. `Partitioned` (CHIPS) keeps the cookie where browsers block
 * third-party cookies. It names no expiry: the browser deletes it when it closes, and the session ends it anyway.
 */
const COOKIE_ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned';

/**
 * What a ticket is good for. A kind cannot be turned into another one.
 *
 * - `opening`: is in the URL that the portal frames, and is exchanged for one of the others. No page of a tour
 *   sees it.
 * - `bound`: is in the URLs of the tour's files, which other pages and people may see. Opens nothing without the
 *   session's cookie.
 * - `unbound`: the same for browsers that block the cookie.
 */
export type TicketKind = 'opening' | 'bound' | 'unbound';

export interface Ticket {
  readonly version: string;
  /** The hash of the session's token, by which the session is stored. Tours can read it, so it is not the token. */
  readonly sessionHash: string;
}

/** Tickets that were found to be good are remembered: a tour shows its ticket with each of hundreds of files. */
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

  /** A ticket of another kind for the same tour and session. */
  exchange(kind: TicketKind, { version, sessionHash }: Ticket): string {
    const signed = `${version}.${sessionHash}`;
    return `${signed}.${this.#sign(kind, signed).toString('base64url')}`;
  }

  /** What a ticket names; undefined when it is forged. Session and access have to be checked as well. */
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

  /** The cookie of a session on the tours' host, as browsers send it: name and value. */
  cookieOf(sessionHash: string): string {
    return `${COOKIE_NAME}=${this.#sign('cookie', sessionHash).toString('base64url')}`;
  }

  #sign(purpose: TicketKind | 'cookie', text: string): Buffer {
    const mac = createHmac('sha256', this.#key).update(`${purpose}.${text}`).digest();
    return mac.subarray(0, MAC_BYTES);
  }
}

/** The value of `Set-Cookie`. */
export function setCookie(cookie: string): string {
  return `${cookie}; ${COOKIE_ATTRIBUTES}`;
}

/** @param header `Cookie` of a request */
export function hasCookie(header: string | undefined, cookie: string): boolean {
  return header?.split('; ').includes(cookie) ?? false;
}
