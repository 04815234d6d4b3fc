import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import { DateSelect } from './DateSelect';
import type { StageDates } from './stageDates';

/** The two dates that are compared, the earlier one first, in the order of the tours. */
export function ComparedDates({ dates, compared }: { dates: StageDates; compared: string }) {
  const { day, onCompare } = dates;
  const t = useText(tourTexts);
  const shown = (
    <DateSelect key="shown" {...dates} label={t('viewer.date')} value={day} elsewhere={compared} />
  );
  const other = (
    <DateSelect
      key="other"
      {...dates}
      label={t('viewer.compareWith')}
      value={compared}
      elsewhere={day}
      onDay={onCompare}
    />
  );
  return <>{compared < day ? [other, shown] : [shown, other]}</>;
}
