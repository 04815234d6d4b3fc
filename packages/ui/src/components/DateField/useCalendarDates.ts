import { useEffect, useState } from 'react';
import type * as CalendarDates from '../Calendar/calendarDates';
import { retryImport } from '../Popover/retryImport';

const load = () => import('../Calendar/calendarDates');

/**
 * Returns the conversions between calendars once they have loaded; `undefined` until then, and for Gregorian
 * fields, which do not need the library.
 */
export function useCalendarDates(isNeeded: boolean): typeof CalendarDates | undefined {
  const [dates, setDates] = useState<typeof CalendarDates>();
  useEffect(() => {
    if (isNeeded) void retryImport(load).then((loaded) => setDates(loaded));
  }, [isNeeded]);
  return isNeeded ? dates : undefined;
}
