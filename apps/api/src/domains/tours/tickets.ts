/**
 * Tickets: what opens a tour on the tours' host, where there is no cookie. A ticket names one version of
 * one tour and a time, signed. Its time is rounded, so that everybody gets the same address for hours and
 * browsers can keep the pictures.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_MS = 6 * 3600_000;
/** A ticket lives at least this long, and at most one window longer. */
const TTL_MS = 12 * 3600_000;
const MAC_BYTES = 18;

const TICKET_PATTERN = /^([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([A-Za-z0-9_-]{24})$/;

export class Tickets {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  issue(version: string, now = Date.now()): string {
    const expires = Math.ceil(now / WINDOW_MS) * WINDOW_MS + TTL_MS;
    const signed = `${version}.${expires.toString(36)}`;
    return `${signed}.${this.#sign(signed).toString('base64url')}`;
  }

  /** The version that a ticket opens; nothing when it is forged or over. */
  versionOf(ticket: string, now = Date.now()): string | undefined {
    const [, version, expires, mac] = TICKET_PATTERN.exec(ticket) ?? [];
    if (version === undefined || expires === undefined || mac === undefined) return undefined;
    const expected = this.#sign(`${version}.${expires}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return Number.parseInt(expires, 36) > now ? version : undefined;
  }

  #sign(text: string): Buffer {
    return createHmac('sha256', this.#key).update(text).digest().subarray(0, MAC_BYTES);
  }
}
