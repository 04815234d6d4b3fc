import type { SessionUser, Visits } from '@jawla/contract';
import { VISIT_RANGES, type VisitRange } from '@jawla/contract/limits';
import {
  Button,
  EmptyState,
  PageHeading,
  SegmentedControl,
  Sparkline,
  Stack,
  Text,
} from '@jawla/ui';
import { DownloadIcon, ShowIcon } from '@jawla/ui/icons';
import { saveAsFile } from '#core/device';
import { dataOf, LoadFailed, type RemoteData } from '#core/http';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { PageTitle } from '#core/routing';
import { sumSeries, visitsToCsv } from '../../visits.model';
import { visitTexts } from '../../visits.texts';
import * as S from './Visits.styles';
import { VisitsTable } from './VisitsTable';

export interface VisitsViewProps {
  user: SessionUser;
  range: VisitRange;
  visits: RemoteData<Visits>;
  onRange: (range: VisitRange) => void;
  onRetry: () => void;
}

/** The visits of a period, in any state. */
export function VisitsView({ user, range, visits, onRange, onRetry }: VisitsViewProps) {
  const t = useText(visitTexts);
  const shown = dataOf(visits);
  const failed = visits.phase === 'failed' && shown === undefined;

  const exportAll = () => {
    if (shown === undefined) return;
    const columns = [
      'name',
      'owner',
      'visits',
      'accounts',
      'guests',
      'public',
      'own',
      'last',
    ] as const;
    const head = columns.map((column) => t(`table.${column}`));
    saveAsFile(visitsToCsv(head, shown), 'visits.csv', 'text/csv;charset=utf-8');
  };

  return (
    <Stack gap="l">
      <PageTitle>{t('visits.title')}</PageTitle>
      <PageHeading title={t('visits.title')} below={t('visits.below')} />
      <S.Tools>
        <SegmentedControl
          label={t('visits.range')}
          value={range}
          options={VISIT_RANGES.map((value) => ({ value, label: t(`range.${value}`) }))}
          onValueChange={onRange}
        />
        {shown !== undefined && shown.rows.length > 0 && (
          <Button variant="quiet" icon={<DownloadIcon />} onClick={exportAll}>
            {t('visits.export')}
          </Button>
        )}
      </S.Tools>
      {failed ? (
        <LoadFailed title={t('visits.failed')} problem={visits.problem} onRetry={onRetry} />
      ) : shown?.rows.length === 0 ? (
        <EmptyState role="status" icon={<ShowIcon />} title={t('visits.empty')}>
          {t('visits.emptyHint')}
        </EmptyState>
      ) : (
        <>
          {shown && <VisitsChart visits={shown} isByMonth={range === '365'} />}
          <VisitsTable rows={shown?.rows} viewer={user} />
        </>
      )}
    </Stack>
  );
}

function VisitsChart({ visits, isByMonth }: { visits: Visits; isByMonth: boolean }) {
  const t = useText(visitTexts);
  const locale = useLocale();
  const series = sumSeries(visits);
  const count = series.reduce((sum, each) => sum + each, 0);
  const sum = t('visits.sum', { smart_count: count });
  const [least, most] = [Math.min(...series), Math.max(...series)];
  const label = t(isByMonth ? 'visits.chartByMonth' : 'visits.chart', {
    sum,
    least: formatNumber(least, locale),
    most: formatNumber(most, locale),
  });
  return (
    <S.Figure>
      <Text as="p" size="lead" aria-hidden>
        {sum}
      </Text>
      <Sparkline label={label} values={series} style={S.CHART_SIZE} />
    </S.Figure>
  );
}
