import type { SystemStatus } from '@jawla/contract';
import { Card, Heading, Ltr, Meter, Stack } from '@jawla/ui';
import type { ReactNode } from 'react';
import { formatNumber, Moment, useLocale, useText } from '#core/i18n';
import { useTransferFormat } from '#transfers';
import { systemTexts } from '../../system.texts';
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
  return (
    <Card as="section">
      <Stack gap="l">
        <Heading level={2}>{t('facts')}</Heading>
        <S.Facts>
          <Fact label={t('version')}>
            <Ltr>{version}</Ltr>
          </Fact>
          <Fact label={t('servers')}>
            <Ltr>{formatNumber(servers, locale)}</Ltr>
          </Fact>
          <Fact label={t('database')}>
            {t(`database.${database.kind}`, { size: size(database.bytes) })}
          </Fact>
          <Fact label={t('files')}>{t(`files.${files.kind}`, { size: size(files.bytes) })}</Fact>
          <Fact label={t('backup')}>
            {backup.at === null ? t(backupText(backup)) : <Moment at={backup.at} />}
          </Fact>
          <Fact label={t('mail')}>
            <Channel {...mail} />
          </Fact>
          <Fact label={t('sms')}>
            <Channel {...sms} />
          </Fact>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
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
