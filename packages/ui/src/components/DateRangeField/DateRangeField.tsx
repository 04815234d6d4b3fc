import { lazy, Suspense, useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { AlertIcon, CalendarIcon } from '../../icons';
import { isShown } from '../../props/isShown';
import { joinIds } from '../../props/joinIds';
import { useFieldValue } from '../../props/useFieldValue';
import { useSharedRef } from '../../props/useSharedRef';
import { useLocale } from '../../theme/DirectionProvider';
import { calendarOf, type CalendarName } from '../Calendar/calendars';
import type { MonthOptions } from '../Calendar';
import { dateTexts } from '../Calendar/dateTexts';
import { gregorianDate } from '../DateField/isoDate';
import { DateInput } from '../DateField/DateInput';
import { Hint, Message } from '../Field/Field.styles';
import { IconButton } from '../IconButton';
import { Popover, type PopoverTrigger } from '../Popover';
import * as S from './DateRangeField.styles';

const loadSheet = () => import('./RangeSheet');
const RangeSheet = lazy(async () => ({ default: (await loadSheet()).RangeSheet }));

/** A first and a last day as `YYYY-MM-DD`; an open end is omitted or empty. */
export interface DateRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** A preset range, such as the last seven days. */
export interface DateRangePreset {
  label: string;
  from: string;
  to: string;
}

export interface DateRangeFieldProps
  extends
    Omit<MonthOptions, 'label'>,
    Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange' | 'defaultValue' | 'name'> {
  /** The legend of the two inputs. */
  label: ReactNode;
  /** Label of the first input. */
  fromLabel?: ReactNode;
  /** Label of the second input. */
  toLabel?: ReactNode;
  /** Accessible name of the button that opens the calendar. */
  calendarLabel: string;
  /** The value, each day as in DateField. If omitted, the field is uncontrolled. */
  value?: DateRange | undefined;
  /** The initial range of an uncontrolled field, also after a form reset. */
  defaultValue?: DateRange | undefined;
  /**
   * Called on every change, each day as in DateField. A range whose first day is after the last is reported
   * unchanged: the field shows `upsideDown` and does not swap the days.
   */
  onValueChange?: ((range: DateRange) => void) | undefined;
  /** The name under which a form submits the first day. */
  fromName?: string | undefined;
  /** The name under which a form submits the last day. */
  toName?: string | undefined;
  /** Preset ranges next to the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Accessible name of the list of presets. */
  presetsLabel?: string | undefined;
  /** The calendar in which dates are shown and typed, as in DateField; the values are Gregorian. */
  calendar?: CalendarName | undefined;
  /** The error for a text that is no date or ambiguous, shown on blur. */
  noSuchDate?: ReactNode;
  /** The error for a first day after the last. */
  upsideDown?: ReactNode;
  /** A short explanation below. */
  hint?: ReactNode;
  /** Error message about the range. */
  error?: ReactNode;
  /** Both days are required. */
  required?: boolean | undefined;
  /** Both days are read-only. */
  readOnly?: boolean | undefined;
}

const NONE: DateRange = {};
const NO_PRESETS: readonly DateRangePreset[] = [];

/**
 * A first and a last day, each typed or chosen from one calendar. Both may be empty. Rest props and `ref` go
 * to the fieldset.
 */
export function DateRangeField({
  label,
  fromLabel,
  toLabel,
  calendarLabel,
  value,
  defaultValue = NONE,
  onValueChange,
  fromName,
  toName,
  presets = NO_PRESETS,
  presetsLabel,
  calendar: given,
  gregorianText,
  noSuchDate,
  upsideDown,
  hint,
  error,
  min,
  max,
  isDateUnavailable,
  firstDayOfWeek,
  required,
  readOnly = false,
  disabled = false,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: DateRangeFieldProps) {
  const id = useId();
  const headingId = useId();
  const group = useSharedRef(ref);
  // Most callers create a new object at each render, so the days are compared instead of the identity.
  const [fromText, setFrom] = useFieldValue({
    value: value === undefined ? undefined : (value.from ?? ''),
    defaultValue: defaultValue.from ?? '',
    onValueChange: undefined,
    control: group,
  });
  const [toText, setTo] = useFieldValue({
    value: value === undefined ? undefined : (value.to ?? ''),
    defaultValue: defaultValue.to ?? '',
    onValueChange: undefined,
    control: group,
  });
  const locale = useLocale();
  const texts = dateTexts(locale);
  const calendar = calendarOf(locale, given);
  const [first, last] = [gregorianDate(fromText, locale), gregorianDate(toText, locale)];
  const isUpsideDown = first !== undefined && last !== undefined && first > last;
  const shownError = isShown(error) || !isUpsideDown ? error : (upsideDown ?? texts.upsideDown);
  const wrong = isShown(shownError);
  const hinted = isShown(hint);
  const descriptions = joinIds(hinted && `${id}-hint`, wrong && `${id}-error`);
  const fixed = disabled || readOnly;

  const change = (range: DateRange) => {
    setFrom(range.from ?? '');
    setTo(range.to ?? '');
    onValueChange?.(range);
  };
  const opener = (props?: PopoverTrigger) => (
    <IconButton
      label={calendarLabel}
      icon={<CalendarIcon />}
      disabled={fixed}
      {...props}
      busy={props?.['aria-busy']}
    />
  );
  const shared = {
    calendar: given,
    gregorianText,
    noSuchDate,
    readOnly,
    required,
    defaultValue: '',
    'aria-describedby': descriptions,
    ...(wrong && { 'aria-invalid': true }),
  };
  return (
    <S.Root
      {...rest}
      ref={group}
      disabled={disabled}
      aria-describedby={joinIds(describedBy, descriptions)}
    >
      <S.Legend>{label}</S.Legend>
      <S.Days>
        <DateInput
          {...shared}
          label={fromLabel ?? texts.from}
          name={fromName}
          value={fromText}
          onValueChange={(next) => change({ from: next, to: toText })}
        />
        <DateInput
          {...shared}
          label={toLabel ?? texts.to}
          name={toName}
          value={toText}
          onValueChange={(next) => change({ from: fromText, to: next })}
        />
        {fixed ? (
          opener()
        ) : (
          <Popover
            place="bottom end"
            flush
            label={calendarLabel}
            labelledBy={headingId}
            renderTrigger={opener}
            prepare={loadSheet}
          >
            {(close) => (
              <Suspense>
                <RangeSheet
                  {...{ headingId, min, max, isDateUnavailable, firstDayOfWeek, gregorianText }}
                  {...{ calendar, presets }}
                  label={calendarLabel}
                  presetsLabel={presetsLabel ?? texts.presets}
                  from={first}
                  to={last}
                  onChoose={(range) => {
                    change(range);
                    close();
                  }}
                />
              </Suspense>
            )}
          </Popover>
        )}
      </S.Days>
      {hinted && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <div aria-live="polite">
        {wrong && (
          <Message id={`${id}-error`} $tone="danger">
            <AlertIcon size="1.1em" />
            <span>{shownError}</span>
          </Message>
        )}
      </div>
    </S.Root>
  );
}
