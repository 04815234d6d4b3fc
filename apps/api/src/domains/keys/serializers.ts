import type { Key } from '@jawla/contract';
import { scopesOf, type ListedKey } from './keys.store.ts';

export function toKey(key: ListedKey, now: string): Key {
  const { id, name, prefix, owner_id, owner, created_at, expires_at, former_until } = key;
  return {
    _id: id,
    name,
    prefix,
    scopes: scopesOf(key),
    owner: { _id: owner_id, ...owner },
    createdAt: created_at,
    expiresAt: expires_at,
    formerUntil: former_until !== null && former_until > now ? former_until : null,
    used: key.used_day === null ? null : { day: key.used_day, program: key.used_by },
  };
}
