import { IconButton } from '@jawla/ui';
import { NextIcon, PreviousIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import { DateSelect } from './DateSelect';
import type { StageDates } from './stageDates';

/** The current date between buttons for the previous and the next one, for narrow bars. */
export function DateStep({ dates }: { dates: StageDates }) {
  const { older, newer, day, onDay } = dates;
  const t = useText(tourTexts);
  return (
    <>
      <IconButton
        size="s"
        label={t('viewer.older')}
        icon={<PreviousIcon />}
        disabled={older === undefined}
        onClick={() => older !== undefined && onDay(older)}
      />
      <DateSelect {...dates} label={t('viewer.date')} value={day} elsewhere={dates.compared} />
      <IconButton
        size="s"
        label={t('viewer.newer')}
        icon={<NextIcon />}
        disabled={newer === undefined}
        onClick={() => newer !== undefined && onDay(newer)}
      />
    </>
  );
}
