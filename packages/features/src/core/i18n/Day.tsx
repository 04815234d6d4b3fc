import { formatDay } from '@jawla/contract/days';
import { useLocale } from './I18nProvider';

export interface DayProps {
  /** `YYYY-MM-DD` */
  day: string;
}

/** A calendar day as people read it, isolated from the direction of the text around it. */
export function Day({ day }: DayProps) {
  const locale = useLocale();
  return (
    <bdi>
      <time dateTime={day}>{formatDay(day, locale)}</time>
    </bdi>
  );
}
