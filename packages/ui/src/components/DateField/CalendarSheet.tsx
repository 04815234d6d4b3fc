import { parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components';
import { NextIcon, PreviousIcon } from '../../icons';
import * as S from './DateField.styles';
import { WeekKeys } from './WeekKeys';

interface CalendarSheetProps {
  label: string;
  /** The month's heading gets this id: it names the sheet. */
  headingId: string;
  /** All three as `YYYY-MM-DD`. */
  value: string | undefined;
  min: string | undefined;
  max: string | undefined;
  onChoose: (date: string) => void;
}

/** A month to choose a day from. Months and days are said in the page's language. */
export function CalendarSheet({ label, headingId, value, min, max, onChoose }: CalendarSheetProps) {
  return (
    <S.Sheet>
      <Calendar
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just opened it
        autoFocus
        defaultValue={value === undefined ? null : parseDate(value)}
        {...(min !== undefined && { minValue: parseDate(min) })}
        {...(max !== undefined && { maxValue: parseDate(max) })}
        onChange={(date) => onChoose(date.toString())}
      >
        <header>
          <Button slot="previous">
            <PreviousIcon />
          </Button>
          <Heading level={3} id={headingId} />
          <Button slot="next">
            <NextIcon />
          </Button>
        </header>
        <WeekKeys>
          <CalendarGrid weekdayStyle="narrow">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} />}</CalendarGridBody>
          </CalendarGrid>
        </WeekKeys>
      </Calendar>
    </S.Sheet>
  );
}
