import { RangeCalendar } from 'react-aria-components';
import { Button } from '../Button';
import * as C from '../Calendar/Calendar.styles';
import { CalendarLocale } from '../Calendar/CalendarLocale';
import { dateOf, isoOf } from '../Calendar/calendarDates';
import { monthProps, type MonthOptions } from '../Calendar/CalendarMonth';
import type { CalendarName } from '../Calendar/calendars';
import { GregorianDay } from '../Calendar/GregorianDay';
import { MonthGrid } from '../Calendar/MonthGrid';
import { MonthHeader } from '../Calendar/MonthHeader';
import { useShownMonth } from '../Calendar/useShownMonth';
import type { DateRangePreset } from './DateRangeField';
import * as S from './DateRangeField.styles';

interface RangeSheetProps extends MonthOptions {
  calendar: CalendarName;
  /** Id of the month's heading, which labels the sheet. */
  headingId: string;
  /** As `YYYY-MM-DD`. */
  from: string | undefined;
  to: string | undefined;
  presets: readonly DateRangePreset[];
  presetsLabel: string;
  onChoose: (range: { from: string; to: string }) => void;
}

/** The calendar sheet of a DateRangeField, with its presets. */
export function RangeSheet(props: RangeSheetProps) {
  const { calendar, headingId, from, to, presets, presetsLabel, onChoose } = props;
  const shown = useShownMonth(from ?? to);
  const [start, end] = [dateOf(from), dateOf(to)];
  // A range whose end is before its start is invalid, so the selection starts again.
  const isRange = start !== undefined && end !== undefined && start.compare(end) <= 0;
  return (
    <S.Sheet>
      {presets.length > 0 && (
        <S.Presets aria-label={presetsLabel}>
          {presets.map((preset) => (
            <li key={preset.label}>
              <Button
                size="s"
                variant="quiet"
                onClick={() => onChoose({ from: preset.from, to: preset.to })}
              >
                {preset.label}
              </Button>
            </li>
          ))}
        </S.Presets>
      )}
      <C.Sheet>
        <CalendarLocale calendar={calendar}>
          <RangeCalendar
            {...monthProps(props)}
            {...shown}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it
            autoFocus
            value={isRange ? { start, end } : null}
            onChange={(range) => onChoose({ from: isoOf(range.start), to: isoOf(range.end) })}
          >
            <MonthHeader headingId={headingId} onShow={shown.onFocusChange} />
            <MonthGrid firstDayOfWeek={props.firstDayOfWeek} />
            <GregorianDay gregorianText={props.gregorianText} />
          </RangeCalendar>
        </CalendarLocale>
      </C.Sheet>
    </S.Sheet>
  );
}
