/**
 * Tickets: what opens a client's tour on the tours' host, where there is no cookie. A ticket names a version of a
 * tour and the session that it was issued to, signed. The session ends it, so it has no time of its own: the URL
 * of a tour stays the same for the whole session, and browsers can cache its files.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../../platform/base/secrets.ts';

const MAC_BYTES = 18;
const TICKET_PATTERN = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{24})$/;

export interface Ticket {
  readonly version: string;
  /** The hash of the session's token, by which the session is stored. Tours can read it, so it is not the token. */
  readonly sessionHash: string;
}

export class Tickets {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  issue(version: string, token: string): string {
    const signed = `${version}.${hashSecret(token)}`;
    return `${signed}.${this.#sign(signed).toString('base64url')}`;
  }

  /** What a ticket names; undefined when it is forged. Session and access have to be checked as well. */
  read(ticket: string): Ticket | undefined {
    const [, version, sessionHash, mac] = TICKET_PATTERN.exec(ticket) ?? [];
    if (version === undefined || sessionHash === undefined || mac === undefined) return undefined;
    const expected = this.#sign(`${version}.${sessionHash}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return { version, sessionHash };
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, MAC_BYTES);
  }
}
