import { useState, type ComponentPropsWithRef } from 'react';
import { useLocale } from '../../theme/DirectionProvider';
import { AriaLocale } from '../Floating';
import * as S from './Calendar.styles';
import { CalendarMonth, type MonthOptions } from './CalendarMonth';
import { calendarOf, type CalendarName } from './calendars';

export interface CalendarProps
  extends MonthOptions, Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** The chosen day as `YYYY-MM-DD`; empty for none. If omitted, the calendar is uncontrolled. */
  value?: string | undefined;
  /** The initial day of an uncontrolled calendar. */
  defaultValue?: string | undefined;
  /** Called with the chosen day as `YYYY-MM-DD`, Gregorian in every calendar. */
  onValueChange?: ((date: string) => void) | undefined;
  /** The calendar shown; by default that of the locale's `-u-ca-` extension, otherwise Gregorian. */
  calendar?: CalendarName | undefined;
}

/**
 * A month in the page, for choosing a day. Digits, names and the start of weeks follow the locale. If the day
 * is part of a form, use DateField. Rest props and `ref` go to the root.
 */
export function Calendar({
  label,
  value,
  defaultValue = '',
  onValueChange,
  calendar,
  min,
  max,
  isDateUnavailable,
  firstDayOfWeek,
  gregorianText,
  ...rest
}: CalendarProps) {
  const [own, setOwn] = useState(defaultValue);
  const locale = useLocale();
  return (
    <AriaLocale>
      <S.Sheet {...rest}>
        <CalendarMonth
          {...{ label, min, max, isDateUnavailable, firstDayOfWeek, gregorianText }}
          calendar={calendarOf(locale, calendar)}
          value={value ?? own}
          onChoose={(date) => {
            setOwn(date);
            onValueChange?.(date);
          }}
        />
      </S.Sheet>
    </AriaLocale>
  );
}
