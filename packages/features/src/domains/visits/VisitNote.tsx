import type { VisitSummary } from '@jawla/contract';
import { Sparkline, Text } from '@jawla/ui';
import { useState } from 'react';
import { formatAgo, useLocale, useText } from '#core/i18n';
import * as S from './VisitNote.styles';
import { visitNoteTexts } from './visitNote.texts';

/** How often a project, pilot or guest link was visited, and its last 30 days. */
export function VisitNote({ visits: { total, lastAt, days } }: { visits: VisitSummary }) {
  const t = useText(visitNoteTexts);
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const recent = days.reduce((sum, count) => sum + count, 0);
  const visits = total === 0 ? t('note.none') : t('note.total', { smart_count: total });
  return (
    <S.Note>
      <Text size="small" tone="inkMuted" tabular>
        {lastAt ? t('note.last', { visits, ago: formatAgo(lastAt, now, locale) }) : visits}
      </Text>
      {recent > 0 && <Sparkline label={t('note.trend', { smart_count: recent })} values={days} />}
    </S.Note>
  );
}
