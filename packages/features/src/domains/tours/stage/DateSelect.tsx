import { Select } from '@jawla/ui';
import { formatDay, useLocale, useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { StageDates } from './stageDates';

export interface DateSelectProps extends Pick<
  StageDates,
  'days' | 'isMissing' | 'onDay' | 'onLook'
> {
  label: string;
  /** The day that is shown. */
  value: string;
  /** The day that the other tour shows: it is not to be chosen twice. */
  elsewhere: string | undefined;
}

/** The days of a project to choose from; those without a tour are named, and cannot be chosen. */
export function DateSelect(props: DateSelectProps) {
  const { label, days, value, elsewhere, isMissing, onDay, onLook } = props;
  const t = useText(tourTexts);
  const locale = useLocale();
  return (
    <Select
      label={label}
      hideLabel
      options={days.map(({ day }) => ({
        value: day,
        label: isMissing(day)
          ? t('viewer.noTour', { day: formatDay(day, locale) })
          : formatDay(day, locale),
        disabled: isMissing(day) || day === elsewhere,
      }))}
      value={value}
      onFocus={onLook}
      onPointerDown={onLook}
      onChange={(event) => onDay(event.currentTarget.value)}
    />
  );
}
