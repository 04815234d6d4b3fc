import { useContext } from 'react';
import { CalendarStateContext, useLocale } from 'react-aria-components';
import * as S from './Calendar.styles';
import { isoOf } from './calendarDates';
import { dateTexts } from './dateTexts';
import { gregorianWords } from './gregorianWords';

interface GregorianDayProps {
  gregorianText: ((date: string) => string) | undefined;
}

/** The Gregorian date of the focused day, below a month of another calendar. */
export function GregorianDay({ gregorianText }: GregorianDayProps) {
  const state = useContext(CalendarStateContext);
  const { locale } = useLocale();
  if (state === null || state.focusedDate.calendar.identifier === 'gregory') return null;
  const text = gregorianText ?? dateTexts(locale).gregorian;
  return (
    <S.Gregorian aria-live="polite">
      {text(gregorianWords(isoOf(state.focusedDate), locale))}
    </S.Gregorian>
  );
}
