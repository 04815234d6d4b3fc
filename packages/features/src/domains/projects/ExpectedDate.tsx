import { formatDay, isPastDay, useLocale, useText } from '#core/i18n';
import { expectedDateTexts } from './expectedDate.texts';

export interface ExpectedDateProps {
  /** `YYYY-MM-DD` */
  day: string;
}

/** The day by which a tour is expected. A day that is over is shown without a promise. */
export function ExpectedDate({ day }: ExpectedDateProps) {
  const t = useText(expectedDateTexts);
  const locale = useLocale();
  return (
    <>
      {t(isPastDay(day) ? 'expected.was' : 'expected.by')}{' '}
      <bdi>
        <time dateTime={day}>{formatDay(day, locale)}</time>
      </bdi>
    </>
  );
}
