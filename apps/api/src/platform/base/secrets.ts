/**
 * Session tokens and link ids: 32 random bytes with a prefix for their kind. Secrets of guest links are shorter and have
 * no prefix, because people see them. Only hashes are stored.
 */
import { createHash, randomBytes } from 'node:crypto';
import { GUEST_SECRET_BYTES } from '@jawla/contract/limits';

export const TOKEN_PREFIX = 'st_';
export const LINK_PREFIX = 'ln_';

const BYTES = 32;
const LENGTH = 3 + Math.ceil((BYTES * 4) / 3);

export function newToken(): string {
  return TOKEN_PREFIX + randomBytes(BYTES).toString('base64url');
}

export function newLinkId(): string {
  return LINK_PREFIX + randomBytes(BYTES).toString('base64url');
}

export function newGuestSecret(): string {
  return randomBytes(GUEST_SECRET_BYTES).toString('base64url');
}

/** Returns a random id that looks like a hash of a secret, so that tickets can carry either. */
export function newGrantId(): string {
  return randomBytes(BYTES).toString('base64url');
}

export function looksLikeToken(text: string): boolean {
  return text.length === LENGTH && text.startsWith(TOKEN_PREFIX);
}

export function looksLikeLink(text: string): boolean {
  return text.length === LENGTH && text.startsWith(LINK_PREFIX);
}

/** Returns the hash that is stored. It needs no salt: a secret has at least 192 bits of entropy. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
