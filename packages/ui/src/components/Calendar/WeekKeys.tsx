import { endOfWeek, startOfWeek } from '@internationalized/date';
import { useContext, type KeyboardEvent, type ReactNode } from 'react';
import { CalendarStateContext, useLocale } from 'react-aria-components';

export type DayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

interface WeekKeysProps {
  firstDayOfWeek: DayOfWeek | undefined;
  children: ReactNode;
}

/**
 * Moves the focus to the ends of the week with Home and End, as in the ARIA Authoring Practices; the headless
 * calendar goes to the ends of the month.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function WeekKeys({ firstDayOfWeek, children }: WeekKeysProps) {
  const state = useContext(CalendarStateContext);
  const { locale } = useLocale();
  const move = (event: KeyboardEvent) => {
    if (state === null || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    event.stopPropagation();
    const end = event.key === 'Home' ? startOfWeek : endOfWeek;
    state.setFocusedDate(end(state.focusedDate, locale, firstDayOfWeek));
  };
  return <div onKeyDownCapture={move}>{children}</div>;
}
