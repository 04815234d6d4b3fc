/** What the operator should change, from settings and state. */
import type { SystemStatus } from '@jawla/contract';
import { isLoopback, WILDCARD } from '../../platform/base/origins.ts';
import type { Standing } from '../../platform/files/installation.ts';
import type { HeldOrphans } from '../../platform/files/orphans.ts';
import type { TextKey, TextValues } from '../../platform/texts/texts.ts';
import type { Services } from '../../app/services.ts';

/** Free space that an upload needs for a large archive and its pack at the same time, in bytes. */
const FREE_BYTES = 5_000_000_000;
const GB = 1_000_000_000;
/** Age from which a backup is reported, in days. */
const BACKUP_DAYS = 7;
const DAY_MS = 24 * 3600_000;

export type FindingKey = Extract<TextKey, `finding.${string}`>;

export interface SettingsFinding {
  readonly key: FindingKey;
  readonly isDangerous: boolean;
  readonly values?: TextValues;
}

export type State = Pick<SystemStatus, 'backup' | 'disk'> & {
  readonly demoAccounts: number;
  readonly users: number;
  readonly standing: Standing['is'] | undefined;
  readonly orphans: HeldOrphans | undefined;
};

/** Returns the dangerous findings first. */
export function findingsOf(
  { origins, systemSettings, clock }: Pick<Services, 'origins' | 'systemSettings' | 'clock'>,
  state: State,
): SettingsFinding[] {
  const { hasSmtp, hasSmsWebhook, signsSms, proxies } = systemSettings;
  const portal = new URL(origins.portal);
  const tours = new URL(origins.tours.replace(WILDCARD, 'any'));
  const isLocal = isLoopback(portal.hostname);
  const { standing, orphans } = state;
  const all: (SettingsFinding | false)[] = [
    standing === 'foreign' && { key: 'finding.foreignFiles', isDangerous: true },
    standing === 'missing' && { key: 'finding.missingFiles', isDangerous: true },
    orphans !== undefined && { key: 'finding.orphans', isDangerous: true, values: { ...orphans } },
    // On one's own machine, the demo and plain HTTP are as intended.
    !isLocal &&
      state.demoAccounts > 0 && {
        key: 'finding.demo',
        isDangerous: true,
        values: { count: state.demoAccounts },
      },
    !isLocal &&
      [portal, tours].some(({ protocol }) => protocol === 'http:') && {
        key: 'finding.noTls',
        isDangerous: true,
      },
    !origins.tours.includes(WILDCARD) && { key: 'finding.sharedTours', isDangerous: true },
    hasSmsWebhook && !signsSms && { key: 'finding.unsignedSms', isDangerous: true },
    ...backupFindings(state, Date.parse(clock.now())),
    state.disk.freeBytes < FREE_BYTES && {
      key: 'finding.space',
      isDangerous: true,
      values: { size: (state.disk.freeBytes / GB).toFixed(1) },
    },
    // A server speaks HTTP only: with HTTPS, there is a proxy in front of it.
    portal.protocol === 'https:' && proxies === 0 && { key: 'finding.noProxy', isDangerous: false },
    !hasSmtp && { key: 'finding.noSmtp', isDangerous: false },
    !hasSmsWebhook && { key: 'finding.noSms', isDangerous: false },
  ];
  return all
    .filter((each) => each !== false)
    .toSorted((a, b) => Number(b.isDangerous) - Number(a.isDangerous));
}

function backupFindings({ backup, users }: State, now: number): SettingsFinding[] {
  // Without clients, there is nothing to lose yet.
  if (users <= 1) return [];
  if (backup.state === 'never') return [{ key: 'finding.neverBackedUp', isDangerous: true }];
  const days = Math.floor((now - Date.parse(backup.at ?? '')) / DAY_MS);
  if (!(days >= BACKUP_DAYS)) return [];
  return [{ key: 'finding.oldBackup', isDangerous: true, values: { days } }];
}
