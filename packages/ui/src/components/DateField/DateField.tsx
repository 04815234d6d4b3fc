import { lazy, Suspense, useId, type ReactNode } from 'react';
import { CalendarIcon } from '../../icons';
import { useSharedRef } from '../../props/useSharedRef';
import { writeInput } from '../../props/writeInput';
import { useLocale } from '../../theme/DirectionProvider';
import type { MonthOptions } from '../Calendar';
import { calendarOf, type CalendarName } from '../Calendar/calendars';
import { IconButton } from '../IconButton';
import { Popover, type PopoverTrigger } from '../Popover';
import type { TextFieldProps } from '../TextField';
import { DateInput } from './DateInput';

// Most dates are written, and a calendar weighs more than the page round it.
const loadSheet = () => import('./CalendarSheet');
const CalendarSheet = lazy(async () => ({ default: (await loadSheet()).CalendarSheet }));

export interface DateFieldProps
  extends
    Omit<MonthOptions, 'label'>,
    Omit<
      TextFieldProps,
      'type' | 'start' | 'end' | 'dir' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
    > {
  /** What is written: `YYYY-MM-DD`, or what the user has written so far. Left out, the field holds it. */
  value?: string | undefined;
  /** The date at first, and after the form is reset. */
  defaultValue?: string | undefined;
  /**
   * Every change. A date that can be read without ambiguity arrives as `YYYY-MM-DD` when the field is left or its
   * form submitted: year first with any separators, day first with dots (`1.3.2026`), or in the order of the locale.
   * Everything else, such as `31.2.2026`, stays and arrives as typed, so that the caller can show an `error`. In a
   * field of another calendar, which could be taken for Gregorian, it arrives as an empty text and the field shows
   * `noSuchDate`.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /**
   * The calendar in which the date is shown and written; that of the locale's `-u-ca-` extension unless given, else
   * Gregorian. The value and what a form sends are Gregorian in every calendar.
   */
  calendar?: CalendarName | undefined;
  /** The error for what is no date of another calendar, when the field is left. */
  noSuchDate?: ReactNode;
}

/**
 * A date, written or chosen from a calendar. Dates run from left to right in both languages, year first; digits of
 * every script are understood. Rest props and `ref` go to the input.
 */
export function DateField({
  calendarLabel,
  defaultValue = '',
  value,
  onValueChange,
  calendar,
  gregorianText,
  noSuchDate,
  min,
  max,
  isDateUnavailable,
  firstDayOfWeek,
  ref,
  ...rest
}: DateFieldProps) {
  const input = useSharedRef(ref);
  const headingId = useId();
  const locale = useLocale();
  const fixed = rest.disabled === true || rest.readOnly === true;
  const opener = (props?: PopoverTrigger) => (
    <IconButton
      size="s"
      label={calendarLabel}
      icon={<CalendarIcon />}
      disabled={fixed}
      {...props}
      busy={props?.['aria-busy']}
    />
  );
  return (
    <DateInput
      {...rest}
      ref={input}
      {...{ value, defaultValue, onValueChange, calendar, gregorianText, noSuchDate }}
    >
      {(date, write) =>
        fixed ? (
          opener()
        ) : (
          <Popover
            place="bottom end"
            label={calendarLabel}
            labelledBy={headingId}
            renderTrigger={opener}
            prepare={loadSheet}
          >
            {(close) => (
              <Suspense>
                <CalendarSheet
                  {...{ headingId, min, max, isDateUnavailable, firstDayOfWeek, gregorianText }}
                  label={calendarLabel}
                  calendar={calendarOf(locale, calendar)}
                  value={date}
                  onChoose={(chosen) => {
                    writeInput(input.current, write(chosen));
                    close();
                  }}
                />
              </Suspense>
            )}
          </Popover>
        )
      }
    </DateInput>
  );
}
