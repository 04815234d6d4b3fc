/** Session tokens and link ids: 32 random bytes with a prefix for their kind. Only their hash is stored. */
import { createHash, randomBytes } from 'node:crypto';

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

export function looksLikeToken(text: string): boolean {
  return text.length === LENGTH && text.startsWith(TOKEN_PREFIX);
}

export function looksLikeLink(text: string): boolean {
  return text.length === LENGTH && text.startsWith(LINK_PREFIX);
}

/** Returns the hash that is stored. It needs no salt: the secret has 256 bits of entropy. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
