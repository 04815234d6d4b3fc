import { useState, type ReactNode } from 'react';
import { useFieldValue } from '../../props/useFieldValue';
import { useFormReset } from '../../props/useFormReset';
import { useFormSubmit } from '../../props/useFormSubmit';
import { isShown } from '../../props/isShown';
import { useSharedRef } from '../../props/useSharedRef';
import { writeInput } from '../../props/writeInput';
import { latinDigits } from '../../text/latinDigits';
import { useLocale } from '../../theme/DirectionProvider';
import { localDigits } from '../../theme/formatNumber';
import { calendarOf, type CalendarName } from '../Calendar/calendars';
import { dateTexts } from '../Calendar/dateTexts';
import { gregorianWords } from '../Calendar/gregorianWords';
import { TextField, type TextFieldProps } from '../TextField';
import * as S from './DateField.styles';
import { gregorianDate, isoDate } from './isoDate';
import { useCalendarDates } from './useCalendarDates';

export interface DateInputProps extends Omit<
  TextFieldProps,
  | 'type'
  | 'start'
  | 'end'
  | 'dir'
  | 'value'
  | 'defaultValue'
  | 'min'
  | 'max'
  | 'placeholder'
  | 'children'
> {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  calendar: CalendarName | undefined;
  gregorianText: ((date: string) => string) | undefined;
  noSuchDate: ReactNode;
  /**
   * Content at the inline end. Gets the date as `YYYY-MM-DD`, and a function that formats a date in the
   * calendar of the field.
   */
  children?: ((date: string | undefined, write: (date: string) => string) => ReactNode) | undefined;
}

/** A date of which no number can be mistaken for another one. */
const EXAMPLE = '2026-03-15';

/** The text input of a date field, in any calendar; its value is Gregorian. */
export function DateInput({
  value,
  defaultValue,
  onValueChange,
  calendar: given,
  gregorianText,
  noSuchDate,
  children,
  hint,
  error,
  name,
  form,
  disabled,
  readOnly,
  onChange,
  onBlur,
  ref,
  ...rest
}: DateInputProps) {
  const input = useSharedRef(ref);
  const [held, change] = useFieldValue({ value, defaultValue, onValueChange, control: input });
  const locale = useLocale();
  const calendar = calendarOf(locale, given);
  const isOther = calendar !== 'gregory';
  // The text then differs from the value, and a hidden input submits the value.
  const isConverted = isOther || localDigits(locale, '0') !== '0';
  const dates = useCalendarDates(isOther);
  /** A typed text, and the value that it was converted to. */
  const [draft, setDraft] = useState<{ text: string; value: string }>();
  const [wasLeft, setLeft] = useState(false);
  useFormReset(input, () => {
    setDraft(undefined);
    setLeft(false);
  });

  const read = (typed: string) =>
    isOther ? dates?.readCalendarDate(typed, calendar, locale) : gregorianDate(typed, locale);
  const write = (date: string) => {
    const written = isOther ? dates?.writeCalendarDate(date, calendar) : date;
    return localDigits(locale, written ?? '');
  };
  const text = isConverted && draft?.value === held ? draft.text : write(held);
  const date = isOther ? isoDate(held) : gregorianDate(held, locale);
  const texts = dateTexts(locale);
  const isUnreadable = wasLeft && text.trim() !== '' && read(text) === undefined;
  const gregorian = isOther && date !== undefined && (
    <S.Gregorian>{(gregorianText ?? texts.gregorian)(gregorianWords(date, locale))}</S.Gregorian>
  );

  const normalize = () => {
    setLeft(true);
    const found = read(input.current?.value ?? '');
    if (found !== undefined) writeInput(input.current, write(found));
  };
  useFormSubmit(input, normalize);

  return (
    <TextField
      autoComplete="off"
      inputMode="numeric"
      {...rest}
      ref={input}
      form={form}
      disabled={disabled}
      readOnly={readOnly === true || (isOther && dates === undefined)}
      name={isConverted ? undefined : name}
      dir="ltr"
      placeholder="YYYY-MM-DD"
      value={text}
      hint={
        isShown(hint) || gregorian !== false ? (
          <>
            {hint}
            {gregorian}
          </>
        ) : undefined
      }
      error={
        isShown(error) || !isUnreadable ? error : (noSuchDate ?? texts.noSuchDate(write(EXAMPLE)))
      }
      onChange={(event) => {
        onChange?.(event);
        const typed = event.currentTarget.value;
        const next = isOther ? (read(typed) ?? '') : isConverted ? latinDigits(typed) : typed;
        setDraft({ text: typed, value: next });
        setLeft(false);
        change(next);
      }}
      onBlur={(event) => {
        onBlur?.(event);
        if (!event.defaultPrevented) normalize();
      }}
      end={
        <>
          {children?.(date, write)}
          {isConverted && name !== undefined && (
            <input type="hidden" name={name} form={form} disabled={disabled} value={held} />
          )}
        </>
      }
    />
  );
}
