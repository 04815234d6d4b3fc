import type { GuestLink } from '@jawla/contract';
import { Sparkline, Text } from '@jawla/ui';
import { useLocale, useText } from '#core/i18n';
import { sharingTexts } from '../sharing.texts';
import { formatAgo } from './formatAgo';
import * as S from './GuestLinks.styles';

/** How often a link was opened. */
export function LinkVisits({ visits, now }: { visits: GuestLink['visits']; now: Date }) {
  const t = useText(sharingTexts);
  const locale = useLocale();
  const { total, lastAt, days } = visits;
  if (total === 0) {
    return (
      <Text size="small" tone="inkMuted">
        {t('row.notOpened')}
      </Text>
    );
  }
  const recent = days.reduce((sum, count) => sum + count, 0);
  const opened = t('row.opened', { smart_count: total });
  return (
    <S.Visits>
      <Text size="small" tone="inkMuted" tabular>
        {lastAt ? t('row.openedLast', { opened, ago: formatAgo(lastAt, now, locale) }) : opened}
      </Text>
      {recent > 0 && (
        <Sparkline
          values={days}
          label={t('row.trend', {
            smart_count: recent,
            days: days.length,
          })}
        />
      )}
    </S.Visits>
  );
}
