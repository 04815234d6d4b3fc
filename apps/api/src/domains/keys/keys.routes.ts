/** Keys of programs, made, rotated and revoked by admins. */
import type { ActivityAction } from '@jawla/contract';
import { KEY_DAYS_DEFAULT, KEY_SCOPES, KEYS_MAX } from '@jawla/contract/keyLimits';
import type { Database, KeyRecord, UserRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';
import type { ListedKey } from './keys.store.ts';
import { toKey } from './serializers.ts';

export function registerKeyRoutes(api: Api, { db, clock, activity, keys }: Services): void {
  api.on('keys', async () => {
    // An admin who has just tried a key sees it.
    await keys.writeUsed();
    const now = clock.now();
    return { keys: (await keys.list()).map((key) => toKey(key, now)) };
  });

  api.on('createKey', async ({ body, user }) => {
    const { name, days = KEY_DAYS_DEFAULT } = body;
    const scopes = KEY_SCOPES.filter((scope) => body.scopes.includes(scope));
    return withTransaction(db, async (transaction) => {
      if ((await keys.count(transaction)) >= KEYS_MAX) {
        throw new Problem(409, 'key.tooMany', { code: 'tooMany', values: { limit: KEYS_MAX } });
      }
      const { id, secret } = await keys.add({ name, scopes, days }, user.id, transaction);
      const key = await require(id, transaction);
      await record('key.created', user, key, transaction);
      return { key: toKey(key, clock.now()), secret };
    });
  });

  api.on('rotateKey', async ({ params, user }) =>
    withTransaction(db, async (transaction) => {
      const key = await require(params.id, transaction);
      // Who has the secret acts as the owner.
      if (key.owner_id !== user.id) throw new Problem(403, 'key.notOwn');
      const secret = await keys.rotate(key, transaction);
      await record('key.rotated', user, key, transaction);
      return { key: toKey(await require(key.id, transaction), clock.now()), secret };
    }),
  );

  api.on('revokeKey', async ({ params, user, say }) => {
    await withTransaction(db, async (transaction) => {
      const key = await require(params.id, transaction);
      await keys.delete(key.id, transaction);
      await record('key.revoked', user, key, transaction);
    });
    return { message: say('key.revoked') };
  });

  async function require(id: string, transaction: Database): Promise<ListedKey> {
    const key = await keys.find(id, transaction);
    if (!key) throw new Problem(404, 'key.missing');
    return key;
  }

  function record(
    action: ActivityAction,
    actor: UserRecord,
    { id, name }: KeyRecord,
    transaction: Database,
  ): Promise<void> {
    const thing = { kind: 'key', id, name, clientId: null } as const;
    return activity.record({ action, actor, thing }, transaction);
  }
}
