/** How much space footage takes, and the mails that warn admins of it. */
import type { FootageSpace } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { DEFAULT_LANGUAGE } from '@jawla/contract/limits';
import { FOOTAGE_WARNINGS } from '@jawla/contract/footageLimits';
import { readSetting, writeSetting } from '../../platform/db/settings.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Services } from '../../app/services.ts';
import type { FootageStore } from './footage.store.ts';

const WARNED = 'footage-warned';
/** A warning ends this much below its threshold, so that none is repeated while the use goes up and down. */
const HYSTERESIS_PERCENT = 5;
const GIGA = 1_000_000_000;

/**
 * @param plannedBytes - The space that the operator has planned for footage.
 * @param freeBytes - Free space of the disk; `undefined` for a bucket.
 */
export async function measureSpace(
  footage: FootageStore,
  plannedBytes: number | undefined,
  freeBytes: () => Promise<number | undefined>,
): Promise<FootageSpace> {
  const used = await footage.usedBytes();
  const free = plannedBytes === undefined ? await freeBytes() : undefined;
  const limit = plannedBytes ?? (free === undefined ? null : used + free);
  if (limit === null) return { used, limit, warning: null };
  const percent = percentOf({ used, limit });
  return { used, limit, warning: FOOTAGE_WARNINGS.findLast((each) => percent >= each) ?? null };
}

/** Mails all admins, once for each threshold that is exceeded. */
export async function warnOfSpace(
  services: Pick<Services, 'db' | 'footageSpace' | 'outbox' | 'users' | 'origins'>,
): Promise<void> {
  const { db, outbox, users, origins } = services;
  const { used, limit, warning } = await services.footageSpace();
  if (limit === null) return;
  const percent = percentOf({ used, limit });
  const isSent = await withTransaction(db, async (transaction) => {
    const warned = Number((await readSetting(transaction, WARNED)) ?? 0);
    const current = warning ?? 0;
    if (current < warned && percent < warned - HYSTERESIS_PERCENT) {
      await writeSetting(transaction, WARNED, String(current));
    }
    if (current <= warned) return false;
    await writeSetting(transaction, WARNED, String(current));
    for (const admin of await users.admins(transaction)) {
      await outbox.addMail(
        {
          letter: 'footageSpace',
          to: { name: fullName(admin), address: admin.email },
          language: admin.language ?? DEFAULT_LANGUAGE,
          link: `${origins.portal}/footage`,
          values: {
            percent: String(Math.floor(percent)),
            used: (used / GIGA).toFixed(1),
            limit: (limit / GIGA).toFixed(1),
          },
        },
        transaction,
      );
    }
    return true;
  });
  if (isSent) outbox.wake();
}

function percentOf({ used, limit }: { used: number; limit: number }): number {
  return limit === 0 ? 100 : (100 * used) / limit;
}
