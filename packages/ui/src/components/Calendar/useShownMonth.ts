import { getLocalTimeZone, today, type CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { dateOf } from './calendarDates';

/**
 * The focused day of a calendar, whose month is shown. It starts with the chosen day or today, and follows another
 * chosen day.
 */
export function useShownMonth(chosen: string | undefined) {
  const [shown, setShown] = useState(() => dateOf(chosen) ?? today(getLocalTimeZone()));
  const [last, setLast] = useState(chosen);
  if (chosen !== last) {
    setLast(chosen);
    setShown(dateOf(chosen) ?? shown);
  }
  return {
    focusedValue: shown,
    onFocusChange: (date: CalendarDate) => setShown(date),
  };
}
