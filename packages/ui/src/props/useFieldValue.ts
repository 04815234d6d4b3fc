import { useState, type RefObject } from 'react';
import { useFormReset } from './useFormReset';

interface FieldValueOptions<Value> {
  /** The controlled value; `undefined` if the field is uncontrolled. */
  value: Value | undefined;
  /** The initial value of an uncontrolled field, also after a form reset. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
  /** An element of the form that the field belongs to. */
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>;
}

/**
 * Returns the value of a field that is controlled or uncontrolled, and a function that reports a change. When
 * a caller changes the value to `undefined`, the field is cleared.
 */
export function useFieldValue<Value>({
  value,
  defaultValue,
  onValueChange,
  control,
}: FieldValueOptions<Value>): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const [last, setLast] = useState(value);
  // `Object.is`: `NaN` is not a change from `NaN`.
  if (!Object.is(value, last)) {
    setLast(value);
    setOwn(value ?? defaultValue);
  }
  useFormReset(control, () => setOwn(defaultValue));
  const change = (next: Value) => {
    setOwn(next);
    onValueChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
