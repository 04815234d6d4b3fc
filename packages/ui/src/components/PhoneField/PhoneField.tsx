import { useState, type ChangeEvent, type ComponentPropsWithRef } from 'react';
import Input, { type Country } from 'react-phone-number-input/input';
import { useFormReset } from '../../props/useFormReset';
import { useSharedRef } from '../../props/useSharedRef';
import { Field, type FieldTexts } from '../Field';
import { HOME_COUNTRY } from './countries';
import type { CountryPickerLabels } from './CountryList';
import { CountryPicker } from './CountryPicker';
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
  /** The complete number with its plus, `+962790123456`; empty for none. If omitted, the field is uncontrolled. */
  value?: string | undefined;
  /** The initial number of an uncontrolled field, also after a form reset. */
  defaultValue?: string | undefined;
  /** Called on every change, with a plus and at most 15 digits. Arabic digits are converted to Latin ones. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Texts of the country list, if not those of the package. */
  countryLabels?: Partial<CountryPickerLabels> | undefined;
  /** The initial country as its ISO code of two letters; Jordan by default. */
  defaultCountry?: Country | undefined;
  /** Called when the country changes, by choice or by typing. */
  onCountryChange?: ((country: Country | undefined) => void) | undefined;
  /** The name under which a form submits the complete number. */
  name?: string | undefined;
  /** `off` if the number belongs to another person. */
  autoComplete?: 'tel' | 'off' | undefined;
}

/**
 * A phone number with its country, formatted while typing, from left to right in both languages. Accepts
 * local and international numbers, `00` instead of the plus, and Arabic digits. Rest props and `ref` go to
 * the input.
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
  // The caller has set another number than the reported one: a reset, or data that loaded later.
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
            // The library reports an empty number as `undefined`; an empty string would reset its text.
            {...(number !== '' && { value: number })}
            // Runs before the library reads the text. The library reports a change only after it has
            // rendered: another edit before that would be lost, so the number is set together with the text.
            onChangeCapture={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
              const text = normalizeText(currentTarget.value, input.country);
              // Assigning the text moves the caret, so it is done only if the text differs.
              if (text !== currentTarget.value) {
                currentTarget.setRangeText(text, 0, currentTarget.value.length, 'end');
              }
              edit(text);
            }}
            // Backspace and Delete, which the library applies itself.
            onChange={() => edit(field.current?.value ?? '')}
          />
          {/* The displayed number is formatted for one country. */}
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
