/**
 * Session tokens and link ids: 32 random bytes with a prefix for their kind. Secrets of guest links are shorter and have
 * no prefix, because people see them. Keys of programs have a prefix and a checksum, by which scanners of secrets know
 * them. Only hashes are stored.
 */
import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { KEY_PATTERN, KEY_PREFIX } from '@jawla/contract/keyLimits';
import { GUEST_SECRET_BYTES } from '@jawla/contract/limits';

export const TOKEN_PREFIX = 'st_';
export const LINK_PREFIX = 'ln_';

const BYTES = 32;
/** 62 to this power is more than 256 to the power of `BYTES`. */
const KEY_RANDOM_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
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

/** Returns 32 random bytes and their checksum, in letters and digits. */
export function newKey(): string {
  const random = toBase62(BigInt(`0x${randomBytes(BYTES).toString('hex')}`), KEY_RANDOM_LENGTH);
  return KEY_PREFIX + random + checksumOf(random);
}

/** Whether a text may be a key: one with a typing mistake is none. */
export function looksLikeKey(text: string): boolean {
  if (!KEY_PATTERN.test(text)) return false;
  const random = text.slice(KEY_PREFIX.length, -CHECKSUM_LENGTH);
  return text.endsWith(checksumOf(random));
}

function checksumOf(random: string): string {
  return toBase62(BigInt(crc32(random)), CHECKSUM_LENGTH);
}

function toBase62(number: bigint, length: number): string {
  const digits: string[] = [];
  for (let rest = number; digits.length < length; rest /= 62n) {
    digits.unshift(BASE_62.charAt(Number(rest % 62n)));
  }
  return digits.join('');
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
