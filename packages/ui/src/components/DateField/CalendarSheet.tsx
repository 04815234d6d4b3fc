import { Sheet } from '../Calendar/Calendar.styles';
import { CalendarMonth, type MonthOptions } from '../Calendar/CalendarMonth';
import type { CalendarName } from '../Calendar';
import { AriaLocale } from '../Floating';

interface CalendarSheetProps extends MonthOptions {
  calendar: CalendarName;
  /** Id of the month's heading, which labels the sheet. */
  headingId: string;
  /** As `YYYY-MM-DD`. */
  value: string | undefined;
  onChoose: (date: string) => void;
}

/** The calendar sheet of a DateField. */
export function CalendarSheet(props: CalendarSheetProps) {
  return (
    <AriaLocale>
      <Sheet>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it */}
        <CalendarMonth {...props} autoFocus />
      </Sheet>
    </AriaLocale>
  );
}
