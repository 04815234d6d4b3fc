import { useMemo, type ReactNode } from 'react';
import { fold } from '../../text/fold';

export interface ComboboxOption {
  value: string;
  /** The visible text, which is also searched. */
  label: string;
  /** Additional text next to the label. */
  detail?: ReactNode;
  disabled?: boolean | undefined;
}

export function valueOf(option: ComboboxOption): string {
  return option.value;
}

export function isDisabled(option: ComboboxOption): boolean {
  return option.disabled === true;
}

/** Returns the options whose label contains `term`, regardless of case, accents and spelling variants. */
export function useMatchingOptions(
  options: readonly ComboboxOption[],
  term: string,
): readonly ComboboxOption[] {
  const keys = useMemo(() => options.map((option) => fold(option.label)), [options]);
  return useMemo(() => {
    const wanted = fold(term);
    return wanted === '' ? options : options.filter((_, at) => keys[at]?.includes(wanted));
  }, [options, keys, term]);
}
