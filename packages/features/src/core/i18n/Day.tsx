import { formatDay } from '@jawla/contract/days';
import { useLocale } from './I18nProvider';

export interface DayProps {
  /** `YYYY-MM-DD` */
  day: string;
}

/** A calendar day in the reader's language, in a `<bdi>` because of bidirectional text. */
export function Day({ day }: DayProps) {
  const locale = useLocale();
  return (
    <bdi>
      <time dateTime={day}>{formatDay(day, locale)}</time>
    </bdi>
  );
}
