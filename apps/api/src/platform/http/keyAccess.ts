/** Keys of programs, sent as `Authorization: Bearer jwl_…`. */
import { KEY_PREFIX, type KeyScope } from '@jawla/contract/keyLimits';
import type { Database, UserRecord } from '../db/schema.ts';
import { Problem } from './problem.ts';

/** Has the secret of a guest link. Other sites cannot send it, so that a guest’s cookies alone authorize nothing. */
export const GUEST_HEADER = 'guest';
/** What a 401 answers to somebody who has sent a key. */
export const CHALLENGE = ['WWW-Authenticate', 'Bearer'] as const;

/** Whom a key acts as, and what it may do. */
export interface KeyHolder {
  readonly user: UserRecord;
  readonly scopes: readonly KeyScope[];
}

interface UsedKey {
  readonly secret: string;
  /** IP address, as `clientIp` returns it. */
  readonly address: string;
  readonly userAgent: string | null;
}

/**
 * @param db - A transaction that is about to write: reads the key in it.
 * @throws {Problem} 401 for a key that does not work; 429 after many of them.
 */
export type FindKeyHolder = (key: UsedKey, db?: Database) => Promise<KeyHolder>;

export interface KeyRequest {
  readonly headers: Headers;
  /** Returns the IP address, as `clientIp` does. */
  readonly address: () => string;
  /** That the call needs; none may be called by a key without it. */
  readonly scope: KeyScope | undefined;
}

const BEARER = new RegExp(`^bearer +(${KEY_PREFIX}.*)$`, 'i');
/** A key in an address, also if letters are percent-encoded: it would be in histories and logs of others. */
const IN_ADDRESS = new RegExp(String.raw`${KEY_PREFIX}[\dA-Za-z]{16}`);

/** Returns the key of a request. Others than the portal's belong to a proxy in front of it. */
export function keyIn(headers: Headers): string | undefined {
  return BEARER.exec(headers.get('authorization') ?? '')?.[1];
}

/**
 * Returns whom the key of a request acts as; `undefined` without a key.
 *
 * @throws {Problem} 400 together with a session or a guest link; 401 or 429 as `FindKeyHolder`; 403 without the scope.
 */
export async function userByKey(
  { headers, address, scope }: KeyRequest,
  findKeyHolder: FindKeyHolder,
  db?: Database,
): Promise<UserRecord | undefined> {
  const secret = keyIn(headers);
  if (secret === undefined) return undefined;
  if (headers.has('token') || headers.has(GUEST_HEADER)) throw new Problem(400, 'key.notAlone');
  const userAgent = headers.get('user-agent');
  const { user, scopes } = await findKeyHolder({ secret, address: address(), userAgent }, db);
  if (scope === undefined) throw new Problem(403, 'key.refused');
  if (!scopes.includes(scope)) throw new Problem(403, 'key.scope', { values: { scope } });
  return user;
}

export function hasKeyInAddress(url: string): boolean {
  return IN_ADDRESS.test(
    url.replaceAll(/%([2-7][\da-f])/gi, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}
