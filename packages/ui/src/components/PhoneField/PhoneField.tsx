import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import Input, { type Country } from 'react-phone-number-input/input';
import { useFormReset } from '../../props/useFormReset';
import { useSharedRef } from '../../props/useSharedRef';
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

export interface PhoneFieldProps
  extends
    FieldTexts,
    Omit<
      ComponentPropsWithRef<'input'>,
      | 'value'
      | 'defaultValue'
      | 'onChange'
      | 'onChangeCapture'
      | 'dir'
      | 'type'
      | 'size'
      | 'autoComplete'
      | 'children'
    > {
  /** The whole number with its plus, `+962790123456`; empty for none. Left out, the field holds it. */
  value?: string | undefined;
  /** The number at first, and after the form is reset. */
  defaultValue?: string | undefined;
  /** Every change, as a plus and at most 15 digits. Arabic digits arrive as Latin ones. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Texts of the country list. */
  countryLabels: CountryPickerLabels;
  /** The country to start with, as two letters; Jordan unless said. */
  defaultCountry?: Country | undefined;
  /** Called when the country changes, by choice or by what is typed. */
  onCountryChange?: ((country: Country | undefined) => void) | undefined;
  /** The name under which a form sends the whole number. */
  name?: string | undefined;
  /** `off` where the number belongs to another person. */
  autoComplete?: 'tel' | 'off' | undefined;
}

/**
 * A phone number with its country, formatted while it is typed, from left to right in both languages.
 * Accepts local and international numbers, `00` instead of the plus, and Arabic digits. Rest props and `ref`
 * go to the input.
 */
export function PhoneField({
  label,
  hideLabel,
  hint,
  error,
  note,
  value,
  defaultValue = '',
  onValueChange,
  countryLabels,
  defaultCountry = HOME_COUNTRY,
  onCountryChange,
  id,
  name,
  form,
  autoComplete = 'tel',
  className,
  style,
  disabled = false,
  readOnly = false,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: PhoneFieldProps) {
  const [input, setInput] = useState(() => fromE164(value ?? defaultValue, defaultCountry));
  const [lastValue, setLastValue] = useState(value);
  // The caller set another number than the one reported: a reset, or data that arrived later.
  if (value !== lastValue) {
    setLastValue(value);
    const next = value ?? defaultValue;
    if (next !== toE164(input)) setInput(fromE164(next, defaultCountry));
  }

  const change = (next: PhoneInput) => {
    setInput(next);
    const number = toE164(next);
    if (number !== toE164(input)) onValueChange?.(number);
    const country = countryOf(next);
    if (country !== countryOf(input)) onCountryChange?.(country);
  };
  const edit = (text: string) => change({ ...input, digits: parsePhone(text) });
  const number = toE164(input);
  const country = countryOf(input);
  const field = useSharedRef(ref);
  useFormReset(field, () => setInput(fromE164(defaultValue, defaultCountry)));

  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, style, describedBy }}>
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
            form={form}
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
          {/* What is shown is formatted for one country. */}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              form={form}
              value={value ?? number}
              disabled={disabled}
            />
          )}
        </S.Control>
      )}
    </Field>
  );
}
