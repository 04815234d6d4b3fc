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
  /** The choices in order. */
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  placeholder?: string | undefined;
}

/**
 * One of a few. The browser's own list, which every phone and screen reader knows; for many options
 * that want searching, use Combobox. Rest props and `ref` go to the select.
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
        // The arrow stands where the value's line ends, also where the value runs its own way.
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
