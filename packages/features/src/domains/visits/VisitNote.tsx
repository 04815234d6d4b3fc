import type { VisitSummary } from '@jawla/contract';
import { Sparkline, Text } from '@jawla/ui';
import { Day, dayOf, TextWithIsolate, useText } from '#core/i18n';
import * as S from './VisitNote.styles';
import { visitNoteTexts } from './visitNote.texts';

/** How often a project, pilot or guest link was visited, and its last 30 days. */
export function VisitNote({ visits: { total, lastAt, days } }: { visits: VisitSummary }) {
  const t = useText(visitNoteTexts);
  const recent = days.reduce((sum, count) => sum + count, 0);
  if (total === 0) {
    return (
      <Text as="p" size="small" tone="inkMuted">
        {t('note.none')}
      </Text>
    );
  }
  return (
    <S.Note>
      <Text as="p" size="small" tone="inkMuted">
        {t('note.total', { smart_count: total })}
        {lastAt && (
          <>
            {' · '}
            <TextWithIsolate text={(slot) => t('note.last', { day: slot })}>
              <Day day={dayOf(lastAt)} />
            </TextWithIsolate>
          </>
        )}
      </Text>
      <Sparkline label={t('note.trend', { smart_count: recent })} values={days} />
    </S.Note>
  );
}
