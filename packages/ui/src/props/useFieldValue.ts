import { useState, type RefObject } from 'react';
import { useFormReset } from './useFormReset';

interface FieldValueOptions<Value> {
  /** The caller's value; `undefined` if the field holds its own. */
  value: Value | undefined;
  /** The value at first and after the form is reset. */
  defaultValue: Value;
  onValueChange: ((value: Value) => void) | undefined;
  /** An element of the form that the field belongs to. */
  control: RefObject<{ readonly form: HTMLFormElement | null } | null>;
}

/**
 * The value of a field that is controlled or uncontrolled, and a function that reports a change. A caller
 * that takes its value back, from a value to `undefined`, empties the field.
 */
export function useFieldValue<Value>({
  value,
  defaultValue,
  onValueChange,
  control,
}: FieldValueOptions<Value>): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const [last, setLast] = useState(value);
  if (value !== last) {
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
