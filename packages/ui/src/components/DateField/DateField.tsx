import { lazy, Suspense, useId } from 'react';
import { CalendarIcon } from '../../icons';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { writeInput } from '../../props/writeInput';
import { useLocale } from '../../theme/DirectionProvider';
import { IconButton } from '../IconButton';
import { Popover, type PopoverTrigger } from '../Popover';
import { TextField, type TextFieldProps } from '../TextField';
import { gregorianDate } from './isoDate';

// Most dates are written, and a calendar weighs more than the page round it.
const loadSheet = () => import('./CalendarSheet');
const CalendarSheet = lazy(async () => ({ default: (await loadSheet()).CalendarSheet }));

export interface DateFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'end' | 'dir' | 'value' | 'defaultValue' | 'min' | 'max' | 'placeholder'
> {
  /** What is written: `YYYY-MM-DD`, or what the user has written so far. Left out, the field holds it. */
  value?: string | undefined;
  /** The date at first, and after the form is reset. */
  defaultValue?: string | undefined;
  /**
   * Every change. A date that can be read without ambiguity arrives as `YYYY-MM-DD` when the field is left: year
   * first with any separators, day first with dots (`1.3.2026`), or in the order of the locale. Everything else,
   * such as `31.2.2026`, stays and arrives as typed, so that the caller can show an `error`.
   */
  onValueChange?: ((value: string) => void) | undefined;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** First and last day that can be chosen, as `YYYY-MM-DD`. */
  min?: string | undefined;
  /** The last day that can be chosen, as `YYYY-MM-DD`. */
  max?: string | undefined;
}

/**
 * A date, written or chosen from a calendar. Dates run from left to right in both languages, year first;
 * Arabic digits are understood. Rest props and `ref` go to the input.
 */
export function DateField({
  value,
  defaultValue = '',
  onValueChange,
  calendarLabel,
  min,
  max,
  disabled,
  readOnly,
  onChange,
  onBlur,
  ref,
  ...rest
}: DateFieldProps) {
  const input = useSharedRef(ref);
  const [text, change] = useFieldValue({ value, defaultValue, onValueChange, control: input });
  const headingId = useId();
  const locale = useLocale();
  const fixed = disabled === true || readOnly === true;
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
    <TextField
      autoComplete="off"
      inputMode="numeric"
      {...rest}
      ref={input}
      disabled={disabled}
      readOnly={readOnly}
      dir="ltr"
      placeholder="YYYY-MM-DD"
      value={text}
      onChange={(event) => {
        onChange?.(event);
        change(event.currentTarget.value);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (event.defaultPrevented) return;
        const date = gregorianDate(event.currentTarget.value, locale);
        if (date !== undefined) writeInput(event.currentTarget, date);
      }}
      end={
        fixed ? (
          opener()
        ) : (
          <Popover
            place="bottom end"
            label={calendarLabel}
            labelledBy={headingId}
            trigger={opener}
            prepare={loadSheet}
          >
            {(close) => (
              <Suspense>
                <CalendarSheet
                  label={calendarLabel}
                  headingId={headingId}
                  value={gregorianDate(text, locale)}
                  min={min}
                  max={max}
                  onChoose={(date) => {
                    writeInput(input.current, date);
                    close();
                  }}
                />
              </Suspense>
            )}
          </Popover>
        )
      }
    />
  );
}
