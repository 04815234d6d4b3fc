/**
 * Tickets: what opens a client's tour on the tours' host, where there is no cookie. A ticket names a version of a
 * tour and the session that it was issued to, signed. The session ends it, so it has no time of its own: the URL
 * of a tour stays the same for the whole session, and browsers can cache its files.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { hashSecret } from '../../platform/base/secrets.ts';

const MAC_BYTES = 18;
const TICKET_PATTERN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{24})$/;

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
    const signed = `${version}.${hashSecret(token)}`;
    return `${signed}.${this.#sign(signed).toString('base64url')}`;
  }

  /** What a ticket names; undefined when it is forged. Session and access have to be checked as well. */
  read(ticket: string): Ticket | undefined {
    const known = this.#good.get(ticket);
    if (known) return known;
    const [, version, sessionHash, mac] = TICKET_PATTERN.exec(ticket) ?? [];
    if (version === undefined || sessionHash === undefined || mac === undefined) return undefined;
    const expected = this.#sign(`${version}.${sessionHash}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const good = { version, sessionHash };
    this.#good.set(ticket, good);
    return good;
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, MAC_BYTES);
  }
}
