import { getLocalTimeZone, today, type CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { dateOf } from './calendarDates';

/**
 * State of a calendar's focused day, which determines the month. Starts with the chosen day or today, and
 * follows the chosen day when it changes.
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
