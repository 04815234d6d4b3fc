import { Sheet } from '../Calendar/Calendar.styles';
import { CalendarMonth, type MonthOptions } from '../Calendar/CalendarMonth';
import type { CalendarName } from '../Calendar';

interface CalendarSheetProps extends MonthOptions {
  calendar: CalendarName;
  /** The month's heading gets this id: it names the sheet. */
  headingId: string;
  /** As `YYYY-MM-DD`. */
  value: string | undefined;
  onChoose: (date: string) => void;
}

/** The month that a DateField opens. */
export function CalendarSheet(props: CalendarSheetProps) {
  return (
    <Sheet>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it */}
      <CalendarMonth {...props} autoFocus />
    </Sheet>
  );
}
