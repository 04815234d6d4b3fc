import { IconButton, Select } from '@jawla/ui';
import { CloseIcon } from '@jawla/ui/icons';
import { useText } from '../../i18n';
import { projectTexts } from '../projects.texts';
import { dayOptions } from './dayOptions';
import type { DateToolsProps } from './DateTools';

export interface ComparedDateProps extends Omit<DateToolsProps, 'compared' | 'onDay'> {
  /** The day that is compared with. */
  compared: string;
}

/** Which date is shown beside the first, and the way back to one. */
export function ComparedDate(props: ComparedDateProps) {
  const { days, day, compared, isMissing, onCompare, onLook } = props;
  const t = useText(projectTexts);
  const noTour = (missing: string) => t('viewer.noTour', { day: missing });
  return (
    <>
      <Select
        label={t('viewer.compareWith')}
        hideLabel
        dir="ltr"
        options={dayOptions(days, { isMissing, elsewhere: day, noTour })}
        value={compared}
        onFocus={onLook}
        onPointerDown={onLook}
        onChange={(event) => onCompare(event.currentTarget.value)}
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
