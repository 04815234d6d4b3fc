import type { ComponentPropsWithRef } from 'react';
import { DownIcon } from '../../icons';
import { Field, type FieldTexts } from '../Field';
import * as S from './Select.styles';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithRef<'select'>, 'children' | 'size' | 'multiple'> {
  /** The options in order. */
  options: readonly SelectOption[];
  /** Shown while no option is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
}

/**
 * A choice among a few options. A native `<select>`, which is familiar on every phone and in every screen
 * reader; for many options that need searching, use Combobox. Rest props and `ref` go to the select.
 */
export function Select({
  label,
  hideLabel,
  hint,
  error,
  note,
  options,
  placeholder,
  className,
  style,
  id,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, hideLabel, hint, error, note, className, style, describedBy }}>
      {(control) => (
        // The arrow is at the page's inline end, even if the value has its own direction.
        <S.Control dir={rest.dir}>
          <S.Select {...control} {...rest}>
            {placeholder !== undefined && (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </S.Select>
          <DownIcon size="1.125rem" />
        </S.Control>
      )}
    </Field>
  );
}
