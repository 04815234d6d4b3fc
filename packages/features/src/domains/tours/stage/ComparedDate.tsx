import { IconButton } from '@jawla/ui';
import { CloseIcon } from '@jawla/ui/icons';
import { useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import { DateSelect } from './DateSelect';
import type { DateToolsProps } from './DateTools';

export interface ComparedDateProps extends Omit<DateToolsProps, 'compared' | 'onDay'> {
  /** The day that is compared with. */
  compared: string;
}

/** Which date is shown beside the first, and the way back to one. */
export function ComparedDate(props: ComparedDateProps) {
  const { days, day, compared, isMissing, onCompare, onLook } = props;
  const t = useText(tourTexts);
  return (
    <>
      <DateSelect
        {...{ days, isMissing, onLook }}
        label={t('viewer.compareWith')}
        value={compared}
        elsewhere={day}
        onDay={onCompare}
      />
      <IconButton
        size="s"
        label={t('viewer.endCompare')}
        icon={<CloseIcon />}
        onClick={() => onCompare(undefined)}
      />
    </>
  );
}
