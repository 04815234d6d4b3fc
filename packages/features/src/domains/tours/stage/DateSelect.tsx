import { Select } from '@jawla/ui';
import { formatDay, useLocale, useText } from '#core/i18n';
import { tourTexts } from '../tours.texts';
import type { StageDates } from './stageDates';

export interface DateSelectProps extends Pick<
  StageDates,
  'days' | 'isMissing' | 'onDay' | 'onLook'
> {
  label: string;
  /** The current day. */
  value: string;
  /** The day of the other tour, which cannot be chosen twice. */
  elsewhere: string | undefined;
}

/** Select with the days of a project; those without a tour are disabled. */
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
