/** Limits of keys. Not in `limits.ts`, which the login loads. */

/** What a key may do. `publish`: projects, their dates and tours. `clients`: accounts of clients, and access. */
export const KEY_SCOPES = ['read', 'publish', 'clients'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** By which scanners of secrets know a key. 49 letters and digits follow: the last six are a checksum. */
export const KEY_PREFIX = 'jwl_';
export const KEY_PATTERN = /^jwl_[\dA-Za-z]{49}$/;
/** Letters and digits after the prefix by which people tell keys apart. */
export const KEY_SHOWN_LENGTH = 8;
export const KEY_NAME_MAX = 60;
/** Days for which a key is offered. */
export const KEY_DAYS = [30, 90, 180, 365] as const;
export const KEY_DAYS_DEFAULT = 90;
export const KEY_DAYS_MAX = 365;
/** Maximum number of keys of a portal. */
export const KEYS_MAX = 50;
/** Hours for which the former secret of a key still works. */
export const KEY_OVERLAP_HOURS = 24;
