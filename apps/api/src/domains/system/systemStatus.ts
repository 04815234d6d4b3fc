/** The state of the server, for the page of admins and for `jawla doctor`. */
import type { SystemStatus } from '@jawla/contract';
import type { Language } from '@jawla/contract/limits';
import { sql } from 'kysely';
import { programVersion } from '../../platform/base/version.ts';
import { readSetting } from '../../platform/db/settings.ts';
import { isPostgres } from '../../platform/db/postgres.ts';
import type { Database } from '../../platform/db/schema.ts';
import { diskSpace } from '../../platform/files/diskSpace.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { Installation, type Standing } from '../../platform/files/installation.ts';
import { heldOrphans } from '../../platform/files/orphans.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { FailureGroup } from '../../platform/outbox/outbox.store.ts';
import { aliveProcesses } from '../../platform/processes/serverRegistry.ts';
import { isTextKey, say, type TextKey } from '../../platform/texts/texts.ts';
import { DEMO_DOMAIN } from './demoDomain.ts';
import { findingsOf } from './findings.ts';
import type { Services } from '../../app/services.ts';

/** What the configuration says about safety: no secrets. */
export interface SystemSettings {
  readonly filesIn: 'folder' | 's3';
  readonly hasSmtp: boolean;
  readonly hasSmsWebhook: boolean;
  readonly signsSms: boolean;
  /** Number of trusted proxies. */
  readonly proxies: number;
}

/** Sizes are sums over the database: nothing is listed or scanned. */
export async function systemStatus(
  services: Pick<
    Services,
    'clock' | 'db' | 'files' | 'folders' | 'origins' | 'outbox' | 'systemSettings'
  >,
  language: Language,
): Promise<SystemStatus> {
  const { db, clock, files: store, folders, systemSettings, outbox } = services;
  const [servers, bytes, files, disk, backup, people] = await Promise.all([
    aliveProcesses(db, clock),
    databaseBytes(db),
    fileBytes(db),
    diskSpace(folders.data),
    backupOf(services),
    countUsers(db),
  ]);
  const waiting = await outbox.waiting();
  const status = {
    version: programVersion(),
    servers: servers.size,
    database: { kind: isPostgres(db) ? ('postgresql' as const) : ('sqlite' as const), bytes },
    files: { kind: systemSettings.filesIn, bytes: files },
    disk,
    backup,
    mail: {
      isConfigured: systemSettings.hasSmtp,
      waiting: waiting.get('mail') ?? 0,
      lastSentAt: (await readSetting(db, 'last-sent-mail')) ?? null,
    },
    sms: {
      isConfigured: systemSettings.hasSmsWebhook,
      waiting: waiting.get('sms') ?? 0,
      lastSentAt: (await readSetting(db, 'last-sent-sms')) ?? null,
    },
  };
  const standing = await standingOf(db, store);
  const orphans = await heldOrphans(db);
  const findings = findingsOf(services, { ...status, ...people, standing, orphans });
  return {
    ...status,
    findings: findings.map(({ key, isDangerous, values }) => ({
      key,
      isDangerous,
      message: say(language, key, values),
    })),
    failures: (await outbox.failures()).map((group) => describeFailure(group, language)),
  };
}

/** @returns `undefined` if the store is unavailable. */
async function standingOf(db: Database, files: FileStore): Promise<Standing['is'] | undefined> {
  try {
    return (await new Installation(db, files).standing()).is;
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

function describeFailure(group: FailureGroup, language: Language) {
  const { channel, kind, reason, state, count, at } = group;
  return {
    key: [channel, kind, reason, state].join(' '),
    what: say(language, textKey(`message.${kind ?? channel}`, `message.${channel}`)),
    why: say(language, textKey(`unsent.${reason}`, 'unsent.other')),
    state,
    count,
    at,
  };
}

/** Rows may be of a newer server. */
function textKey(key: string, fallback: TextKey): TextKey {
  return isTextKey(key) ? key : fallback;
}

async function databaseBytes(db: Database): Promise<number> {
  const size = isPostgres(db)
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await size.execute(db);
  return rows[0]?.bytes ?? 0;
}

async function fileBytes(db: Database): Promise<number> {
  const tours = db.selectFrom('tours').select((select) => select.fn.sum('pack_bytes').as('bytes'));
  const footage = db
    .selectFrom('deliveries')
    // The row of a deleted one is kept for its sender.
    .where('removed_at', 'is', null)
    .select((select) => select.fn.sum('bytes').as('bytes'));
  const sums = [await tours.executeTakeFirst(), await footage.executeTakeFirst()];
  return sums.reduce((total, sum) => total + Number(sum?.bytes ?? 0), 0);
}

async function backupOf({
  db,
  systemSettings,
}: Pick<Services, 'db' | 'systemSettings'>): Promise<SystemStatus['backup']> {
  // `jawla backup` copies SQLite and folders only.
  if (isPostgres(db) || systemSettings.filesIn === 's3') return { state: 'unknown', at: null };
  const at = await readSetting(db, 'last-backup');
  return at === undefined ? { state: 'never', at: null } : { state: 'made', at };
}

async function countUsers(db: Database): Promise<{ users: number; demoAccounts: number }> {
  const { users, demo } = await db
    .selectFrom('users')
    .select((select) => [
      select.fn.countAll().as('users'),
      sql<number>`count(case when email_key like ${`%@${DEMO_DOMAIN}`} then 1 end)`.as('demo'),
    ])
    .executeTakeFirstOrThrow();
  return { users: Number(users), demoAccounts: demo };
}
