import { lazy, Suspense, useId, type ReactNode } from 'react';
import { CalendarIcon } from '../../icons';
import { useSharedRef } from '../../props/useSharedRef';
import { writeInput } from '../../props/writeInput';
import { useWord, type Word } from '../../text/words';
import { useLocale } from '../../theme/DirectionProvider';
import type { MonthOptions } from '../Calendar';
import { calendarOf, type CalendarName } from '../Calendar/calendars';
import { IconButton } from '../IconButton';
import { Popover, type PopoverTrigger } from '../Popover';
import type { TextFieldProps } from '../TextField';
import { DateInput } from './DateInput';

// Lazy: most dates are typed, and the calendar's code is larger than that of many pages.
const loadSheet = () => import('./CalendarSheet');
const CalendarSheet = lazy(async () => ({ default: (await loadSheet()).CalendarSheet }));

export interface DateFieldProps
  extends
    Omit<MonthOptions, 'label'>,
    Omit<
      TextFieldProps,
      'type' | 'start' | 'end' | 'dir' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
    > {
  /** The text: `YYYY-MM-DD`, or an incomplete input. If omitted, the field is uncontrolled. */
  value?: string | undefined;
  /** The initial date of an uncontrolled field, also after a form reset. */
  defaultValue?: string | undefined;
  /**
   * Called on every change. A date that can be parsed without ambiguity is reported as `YYYY-MM-DD` on blur
   * or submit: year first with any separators, day first with dots (`1.3.2026`), or in the order of the
   * locale. Everything else, such as `31.2.2026` or `3/4/26`, remains and is reported as typed, and on blur the
   * field shows `noSuchDate`, unless the caller shows an `error`. In a field of another calendar, where such a
   * text could be mistaken for Gregorian, an empty text is reported.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /** Accessible name of the button that opens the calendar, if not "Open calendar". */
  calendarLabel?: string | undefined;
  /**
   * The calendar in which the date is shown and typed; by default that of the locale's `-u-ca-` extension,
   * otherwise Gregorian. The value and the form value are Gregorian in every calendar.
   */
  calendar?: CalendarName | undefined;
  /** The error for a text that is no date or ambiguous, shown on blur. */
  noSuchDate?: ReactNode;
}

const OPEN: Word = { en: 'Open calendar', ar: 'فتح التقويم' };

/**
 * A date, typed or chosen from a calendar. Dates run from left to right in both languages, year first, in
 * the digits of the locale; digits of every script are accepted. Rest props and `ref` go to the input.
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
  const openName = useWord(OPEN, calendarLabel);
  const input = useSharedRef(ref);
  const headingId = useId();
  const locale = useLocale();
  const fixed = rest.disabled === true || rest.readOnly === true;
  const opener = (props?: PopoverTrigger) => (
    <IconButton
      size="s"
      label={openName}
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
            label={openName}
            labelledBy={headingId}
            renderTrigger={opener}
            prepare={loadSheet}
          >
            {(close) => (
              <Suspense>
                <CalendarSheet
                  {...{ headingId, min, max, isDateUnavailable, firstDayOfWeek, gregorianText }}
                  label={openName}
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
