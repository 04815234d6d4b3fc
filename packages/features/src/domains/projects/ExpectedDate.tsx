import { Day, isPastDay, useText } from '#core/i18n';
import { expectedDateTexts } from './expectedDate.texts';

export interface ExpectedDateProps {
  /** `YYYY-MM-DD` */
  day: string;
}

/** The day by which a tour is expected; after that day, it is shown without a promise. */
export function ExpectedDate({ day }: ExpectedDateProps) {
  const t = useText(expectedDateTexts);
  return (
    <>
      {t(isPastDay(day) ? 'expected.was' : 'expected.on')} <Day day={day} />
    </>
  );
}
