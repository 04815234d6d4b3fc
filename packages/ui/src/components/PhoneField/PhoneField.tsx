import { useRef, useState, type ChangeEvent } from 'react';
import Input, { type Country } from 'react-phone-number-input/input';
import { Field, type FieldTexts } from '../Field';
import { HOME_COUNTRY } from './countries';
import { CountryPicker, type CountryPickerLabels } from './CountryPicker';
import {
  countryOf,
  fromE164,
  normalizeText,
  parsePhone,
  toE164,
  withCountry,
  type PhoneInput,
} from './phoneNumber';
import * as S from './PhoneField.styles';

export interface PhoneFieldProps extends FieldTexts {
  /** The whole number with its plus, `+962790123456`; empty for none. */
  value: string;
  /** Every change, as a plus and at most 15 digits. Arabic digits arrive as Latin ones. */
  onValueChange: (value: string) => void;
  countryLabels: CountryPickerLabels;
  /** The country to start with, as two letters; Jordan unless said. */
  defaultCountry?: Country | undefined;
  onCountryChange?: ((country: Country | undefined) => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  autoComplete?: 'tel' | 'off' | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  required?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/**
 * A phone number with its country, formatted while it is typed, from left to right in both languages.
 * Accepts local and international numbers, `00` instead of the plus, and Arabic digits.
 */
export function PhoneField({
  label,
  hideLabel,
  hint,
  error,
  note,
  value,
  onValueChange,
  countryLabels,
  defaultCountry = HOME_COUNTRY,
  onCountryChange,
  id,
  autoComplete = 'tel',
  className,
  disabled = false,
  readOnly = false,
  onBlur,
  'aria-describedby': describedBy,
  ...rest
}: PhoneFieldProps) {
  const [input, setInput] = useState(() => fromE164(value, defaultCountry));
  const [lastValue, setLastValue] = useState(value);
  // The caller set another number than the one reported: a reset, or data that arrived later.
  if (value !== lastValue) {
    setLastValue(value);
    if (value !== toE164(input)) setInput(fromE164(value, defaultCountry));
  }

  const change = (next: PhoneInput) => {
    setInput(next);
    const number = toE164(next);
    if (number !== toE164(input)) onValueChange(number);
    const country = countryOf(next);
    if (country !== countryOf(input)) onCountryChange?.(country);
  };
  const edit = (text: string) => change({ ...input, digits: parsePhone(text) });
  const number = toE164(input);
  const country = countryOf(input);
  const field = useRef<HTMLInputElement>(null);

  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, describedBy }}>
      {(control) => (
        <S.Control dir="ltr">
          <CountryPicker
            value={country}
            onChange={(picked) => change(withCountry(input, picked))}
            labels={countryLabels}
            disabled={disabled}
            readOnly={readOnly}
          />
          <Input
            {...control}
            {...rest}
            {...(onBlur !== undefined && { onBlur })}
            ref={field}
            disabled={disabled}
            readOnly={readOnly}
            autoComplete={autoComplete}
            defaultCountry={input.country}
            // The library reports no number as undefined; an empty string would reset its text.
            {...(number !== '' && { value: number })}
            // Runs before the library reads the text. The library reports a change only after it has rendered:
            // another edit before that would be undone, so the number is set with the text.
            onChangeCapture={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              const text = normalizeText(currentTarget.value, input.country);
              // Replacing the text moves the caret, so only where it differs.
              if (text !== currentTarget.value) {
                currentTarget.setRangeText(text, 0, currentTarget.value.length, 'end');
              }
              edit(text);
            }}
            // Backspace and Delete, which the library applies itself.
            onChange={() => edit(field.current?.value ?? '')}
          />
        </S.Control>
      )}
    </Field>
  );
}
