import { useState } from 'react';
import PhoneInput, { type Country } from 'react-phone-number-input';
import { Field, type FieldTexts } from '../Field';
import { HOME_COUNTRY } from './countries';
import { CountryPicker, type CountryPickerLabels } from './CountryPicker';
import { toE164 } from './toE164';
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
 * A phone number with its country. It runs from left to right in both languages, is set out as it is
 * typed, and knows `00962…`, a leading zero, spaces, dashes and Arabic digits.
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
  const [country, setCountry] = useState<Country | undefined>(defaultCountry);
  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, describedBy }}>
      {(control) => (
        <S.Control dir="ltr">
          <PhoneInput
            {...control}
            {...rest}
            {...(onBlur !== undefined && { onBlur })}
            disabled={disabled}
            readOnly={readOnly}
            autoComplete={autoComplete}
            value={value}
            defaultCountry={defaultCountry}
            addInternationalOption={false}
            initialValueFormat="national"
            limitMaxLength
            smartCaret
            onChange={(next) => onValueChange(toE164(next))}
            onCountryChange={(next) => {
              setCountry(next);
              onCountryChange?.(next);
            }}
            countrySelectComponent={CountryPicker}
            countrySelectProps={{ labels: countryLabels, value: country }}
          />
        </S.Control>
      )}
    </Field>
  );
}
