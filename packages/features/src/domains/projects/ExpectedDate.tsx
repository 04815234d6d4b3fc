import { Day, isPastDay, PlainDay, useText } from '#core/i18n';
import { expectedDateTexts } from './expectedDate.texts';

export interface ExpectedDateProps {
  /** `YYYY-MM-DD` */
  day: string;
  /** On a card of a project. */
  isOnCard?: boolean | undefined;
}

/** The day by which a tour is expected; after that day, it is shown without a promise. */
export function ExpectedDate({ day, isOnCard = false }: ExpectedDateProps) {
  const t = useText(expectedDateTexts);
  return (
    <>
      {t(isPastDay(day) ? 'expected.was' : 'expected.on')}{' '}
      {isOnCard ? <PlainDay day={day} /> : <Day day={day} />}
    </>
  );
}
