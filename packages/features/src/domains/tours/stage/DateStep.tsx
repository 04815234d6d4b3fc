import { IconButton } from '@jawla/ui';
import { NextIcon, PreviousIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import { DateSelect } from './DateSelect';
import type { StageDates } from './stageDates';

/** The shown date with the ways to the one before and the one after: where a line has no room. */
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
