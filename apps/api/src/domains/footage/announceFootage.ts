import { fullName } from '@jawla/contract/fullName';
import { DEFAULT_LANGUAGE } from '@jawla/contract/limits';
import { FOOTAGE_NOTICE_MINUTES } from '@jawla/contract/footageLimits';
import type { Database, DeliveryRecord } from '../../platform/db/schema.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import { FOOTAGE_KEY } from '../../platform/files/fileStore.ts';
import type { Services } from '../../app/services.ts';

/** The background job that mails admins what was handed in. */
export const NOTICES_JOB = 'footage notices';

type NoticeServices = Pick<Services, 'db' | 'clock' | 'footage' | 'outbox' | 'users' | 'origins'>;

/**
 * Mails admins what was handed in: the first delivery for a project immediately, and all that follow within an hour in one mail
 * at its end.
 */
export async function announceFootage(services: NoticeServices): Promise<void> {
  const { db, clock, footage, outbox } = services;
  const isSent = await withTransaction(db, async (transaction) => {
    const waiting = await footage.unannounced(clock.in(-FOOTAGE_NOTICE_MINUTES * 60), transaction);
    for (const deliveries of Map.groupBy(waiting, ({ project_key }) => project_key).values()) {
      await addMails(services, deliveries, transaction);
      await footage.setAnnounced(
        deliveries.map(({ id }) => id),
        transaction,
      );
    }
    return waiting.length > 0;
  });
  if (isSent) outbox.wake();
}

async function addMails(
  { users, outbox, origins }: NoticeServices,
  deliveries: readonly DeliveryRecord[],
  transaction: Database,
): Promise<void> {
  const [first] = deliveries;
  if (!first) return;
  const { project_name: project, path } = first;
  const sum = (of: 'files' | 'bytes') =>
    deliveries.reduce((total, delivery) => total + delivery[of], 0);
  const place = deliveries.length === 1 ? path : path.split('/').slice(0, 1).join('/');
  for (const admin of await users.admins(transaction)) {
    await outbox.addMail(
      {
        letter: 'filesHandedIn',
        to: { name: fullName(admin), address: admin.email },
        language: admin.language ?? DEFAULT_LANGUAGE,
        link: `${origins.portal}/footage`,
        values: {
          project,
          folder: listed(deliveries.map(({ folder }) => folder)),
          sender: listed(deliveries.map(({ sender_name }) => sender_name ?? '')),
          count: String(sum('files')),
          megabytes: (sum('bytes') / 1_000_000).toFixed(1),
          place: `${FOOTAGE_KEY}/${place}`,
        },
      },
      transaction,
    );
  }
}

function listed(names: readonly string[]): string {
  return [...new Set(names)].join(', ');
}
