import { Calendar } from 'react-aria-components';
import { CalendarLocale } from './CalendarLocale';
import { dateOf, isoOf } from './calendarDates';
import type { CalendarName } from './calendars';
import { GregorianDay } from './GregorianDay';
import { MonthGrid } from './MonthGrid';
import { MonthHeader } from './MonthHeader';
import { useShownMonth } from './useShownMonth';
import type { DayOfWeek } from './WeekKeys';

/** Options of every calendar. Dates are Gregorian, as `YYYY-MM-DD`. */
export interface MonthOptions {
  /** Accessible name. */
  label: string;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** Returns whether a day cannot be chosen. */
  isDateUnavailable?: ((date: string) => boolean) | undefined;
  /** First day of the week; by default that of the locale's region. */
  firstDayOfWeek?: DayOfWeek | undefined;
  /** The line with the Gregorian date of the focused day, below a calendar of another kind. */
  gregorianText?: ((date: string) => string) | undefined;
}

interface CalendarMonthProps extends MonthOptions {
  calendar: CalendarName;
  headingId?: string | undefined;
  autoFocus?: boolean | undefined;
  value: string | undefined;
  onChoose: (date: string) => void;
}

/** Converts the options to those of the headless calendar. */
export function monthProps({ label, min, max, isDateUnavailable, firstDayOfWeek }: MonthOptions) {
  const [minValue, maxValue] = [dateOf(min), dateOf(max)];
  return {
    'aria-label': label,
    ...(minValue !== undefined && { minValue }),
    ...(maxValue !== undefined && { maxValue }),
    ...(firstDayOfWeek !== undefined && { firstDayOfWeek }),
    ...(isDateUnavailable !== undefined && {
      isDateUnavailable: (date: Parameters<typeof isoOf>[0]) => isDateUnavailable(isoOf(date)),
    }),
  };
}

/** A month for choosing a day. Months and days are announced in the page's language. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { calendar, headingId, autoFocus = false, value, onChoose } = props;
  const shown = useShownMonth(value);
  return (
    <CalendarLocale calendar={calendar}>
      <Calendar
        {...monthProps(props)}
        {...shown}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- set by a sheet that the user has just opened
        autoFocus={autoFocus}
        value={dateOf(value) ?? null}
        onChange={(date) => onChoose(isoOf(date))}
      >
        <MonthHeader headingId={headingId} onShow={shown.onFocusChange} />
        <MonthGrid firstDayOfWeek={props.firstDayOfWeek} />
        <GregorianDay gregorianText={props.gregorianText} />
      </Calendar>
    </CalendarLocale>
  );
}
