import { looksLikeKey } from '../../platform/base/secrets.ts';
import type { FindKeyHolder } from '../../platform/http/keyAccess.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { WrongKeys } from '../../platform/http/wrongKeys.ts';
import type { KeysStore } from './keys.store.ts';
import { programOf } from './programOf.ts';

/** Returns how the holder of a key is found: read for each request, so that a key ends on all servers at once. */
export function keyGate(keys: KeysStore, wrongKeys: WrongKeys): FindKeyHolder {
  return async ({ secret, address, userAgent }, db) => {
    wrongKeys.refuse(address);
    // A mistyped one costs no query.
    const holder = looksLikeKey(secret)
      ? await keys.holderOf(secret, programOf(userAgent), db)
      : undefined;
    if (holder) return holder;
    wrongKeys.count(address);
    throw new Problem(401, 'key.wrong');
  };
}
