import { lazy, Suspense } from 'react';
import { CalendarIcon } from '../../icons';
import { IconButton } from '../IconButton';
import { Popover, type PopoverTrigger } from '../Popover';
import { TextField, type TextFieldProps } from '../TextField';
import { isoDate } from './isoDate';

// Most dates are written, and a calendar weighs more than the page round it.
const loadSheet = () => import('./CalendarSheet');
const CalendarSheet = lazy(async () => ({ default: (await loadSheet()).CalendarSheet }));

export interface DateFieldProps extends Omit<
  TextFieldProps,
  | 'type'
  | 'start'
  | 'end'
  | 'dir'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'min'
  | 'max'
  | 'placeholder'
> {
  /** What is written: `YYYY-MM-DD`, or what the person has got so far. */
  value: string;
  /** Every change. A whole date arrives as `YYYY-MM-DD` when the field is left, however it was written. */
  onValueChange: (value: string) => void;
  /** Name of the button that opens the calendar. */
  calendarLabel: string;
  /** First and last day that can be chosen, as `YYYY-MM-DD`. */
  min?: string | undefined;
  max?: string | undefined;
}

/**
 * A date, written or chosen from a calendar. Dates run from left to right in both languages, year first;
 * Arabic digits are understood. Rest props and `ref` go to the input.
 */
export function DateField({
  value,
  onValueChange,
  calendarLabel,
  min,
  max,
  disabled,
  readOnly,
  onBlur,
  ...rest
}: DateFieldProps) {
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
      disabled={disabled}
      readOnly={readOnly}
      dir="ltr"
      placeholder="YYYY-MM-DD"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      onBlur={(event) => {
        const date = isoDate(value);
        if (date !== undefined && date !== value) onValueChange(date);
        onBlur?.(event);
      }}
      end={
        fixed ? (
          opener()
        ) : (
          <Popover place="bottom end" label={calendarLabel} trigger={opener} prepare={loadSheet}>
            {(close) => (
              <Suspense>
                <CalendarSheet
                  label={calendarLabel}
                  value={isoDate(value)}
                  min={min}
                  max={max}
                  onChoose={(date) => {
                    onValueChange(date);
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
