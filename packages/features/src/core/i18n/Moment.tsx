import { Ltr } from '@jawla/ui';
import { Day } from './Day';
import { localDay } from './days';
import { formatTime } from './format';
import { useLocale } from './I18nProvider';

/** A day with the time of day, in the reader's time zone. */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const date = new Date(at);
  return (
    <>
      <Day day={localDay(date)} /> <Ltr>{formatTime(date, locale)}</Ltr>
    </>
  );
}
