import type { SystemStatus } from '@jawla/contract';
import { Card, Heading, Ltr, Meter, Stack } from '@jawla/ui';
import type { ReactNode } from 'react';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { systemTexts } from '../../system.texts';
import { Moment } from './Moment';
import * as S from './System.styles';

/** Share of the disk from which the meter warns. */
const NEARLY_FULL = 0.9;

/** Version, stores, space, backup and the last messages. */
export function SystemFacts({ status }: { status: SystemStatus }) {
  const t = useText(systemTexts);
  const locale = useLocale();
  const { size } = useTransferFormat();
  const { version, servers, database, files, disk, backup, mail, sms } = status;
  const used = disk.bytes - disk.freeBytes;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [t('version'), <Ltr>{version}</Ltr>],
    [t('servers'), <Ltr>{formatNumber(servers, locale)}</Ltr>],
    [t('database'), <bdi>{t(`database.${database.kind}`, { size: size(database.bytes) })}</bdi>],
    [t('files'), <bdi>{t(`files.${files.kind}`, { size: size(files.bytes) })}</bdi>],
    [t('backup'), backup.at === null ? t(backupText(backup)) : <Moment at={backup.at} />],
    [t('mail'), <Channel {...mail} />],
    [t('sms'), <Channel {...sms} />],
  ];
  return (
    <Card as="section">
      <Stack gap="l">
        <Heading level={2}>{t('facts')}</Heading>
        <S.Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </S.Facts>
        <Meter
          label={t('disk')}
          value={used}
          max={disk.bytes}
          valueText={t('disk.free', { free: size(disk.freeBytes), size: size(disk.bytes) })}
          tone={used > disk.bytes * NEARLY_FULL ? 'danger' : 'accent'}
        />
      </Stack>
    </Card>
  );
}

function backupText({ state }: SystemStatus['backup']) {
  return state === 'unknown' ? 'backup.unknown' : 'backup.never';
}

function Channel({ lastSentAt, waiting }: SystemStatus['mail']) {
  const t = useText(systemTexts);
  return (
    <>
      {lastSentAt === null ? t('sent.never') : <Moment at={lastSentAt} />}
      {waiting > 0 && <div>{t('sent.waiting', { smart_count: waiting })}</div>}
    </>
  );
}
