/**
 * Tickets: signed grants (HMAC) that open a client's tour on the tours' host. A ticket names a version of a tour and
 * its holder: a session, or a guest link. It expires with its holder and has no expiry of its own. The URL of a tour
 * therefore stays the same during the session, and browsers can cache its files.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const MAC_BYTES = 18;
const TICKET_PATTERN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{24})$/;
/** `__Host-` prevents pages of other hosts of the same domain, such as other tours, from overwriting the cookie. */
const COOKIE_NAME = '__Host-tours';
/** A name per holder: an owner who tries a guest link in another tab keeps the own tour. Tours know their holder. */
const COOKIE_NAME_LENGTH = 8;
/**
 * The tour is framed by the portal, another site. `Partitioned` (CHIPS) keeps the cookie where browsers block
 * third-party cookies. A session cookie without expiry: it becomes invalid with its holder anyway.
 */
const COOKIE_ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=None; Partitioned';

/**
 * Purpose of a ticket. Clients cannot convert a ticket into another kind: the kind is part of the signature.
 *
 * - `opening`: in the URL that the portal frames. Exchanged for one of the others, so no page of a tour can read it.
 * - `bound`: in the URLs of the tour's files, which may leak to other pages and users. Requires the holder's cookie.
 * - `unbound`: replaces `bound` in browsers that block the cookie, and does not require it.
 */
export type TicketKind = 'opening' | 'bound' | 'unbound';

export interface Ticket {
  readonly version: string;
  /**
   * Hash of a session's token, which is the key of the stored session, or the grant of a guest link. Tours can read it,
   * hence neither the token nor the link's secret.
   */
  readonly holder: string;
}

/** Size of the cache of verified tickets: a tour sends its ticket with each of hundreds of requests. */
const REMEMBERED = 10_000;

export class Tickets {
  readonly #key: Buffer;
  readonly #good = new LRUCache<string, Ticket>({ max: REMEMBERED });

  constructor(key: Buffer) {
    this.#key = key;
  }

  issue(ticket: Ticket): string {
    return this.exchange('opening', ticket);
  }

  /** Issues a ticket of another kind for the same tour and holder. */
  exchange(kind: TicketKind, { version, holder }: Ticket): string {
    const signed = `${version}.${holder}`;
    return `${signed}.${this.#sign(kind, signed).toString('base64url')}`;
  }

  /**
   * Verifies the signature of a ticket. The caller must check the holder's access as well.
   *
   * @returns The tour and holder; `undefined` if the ticket is forged.
   */
  read(kind: TicketKind, ticket: string): Ticket | undefined {
    const known = this.#good.get(`${kind} ${ticket}`);
    if (known) return known;
    const [, version, holder, mac] = TICKET_PATTERN.exec(ticket) ?? [];
    if (version === undefined || holder === undefined || mac === undefined) return undefined;
    const expected = this.#sign(kind, `${version}.${holder}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const good = { version, holder };
    this.#good.set(`${kind} ${ticket}`, good);
    return good;
  }

  /** Returns the cookie of a holder on the tours' host as browsers send it: `name=value`. */
  cookieOf(holder: string): string {
    const name = `${COOKIE_NAME}-${holder.slice(0, COOKIE_NAME_LENGTH)}`;
    return `${name}=${this.#sign('cookie', holder).toString('base64url')}`;
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
