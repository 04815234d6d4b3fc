import type { Visits } from '@jawla/contract';
import { Sparkline, Text } from '@jawla/ui';
import { formatNumber, useLocale, useText } from '#core/i18n';
import { sumSeries } from '../../visits.model';
import { visitTexts } from '../../visits.texts';
import * as S from './Visits.styles';

/** The visits of all tours over time. */
export function VisitsChart({ visits, isByMonth }: { visits: Visits; isByMonth: boolean }) {
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
