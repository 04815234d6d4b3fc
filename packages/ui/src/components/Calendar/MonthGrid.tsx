import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components';
import { WeekKeys, type DayOfWeek } from './WeekKeys';

/** The days of a month. */
export function MonthGrid({ firstDayOfWeek }: { firstDayOfWeek: DayOfWeek | undefined }) {
  return (
    <WeekKeys firstDayOfWeek={firstDayOfWeek}>
      <CalendarGrid weekdayStyle="narrow">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </WeekKeys>
  );
}
