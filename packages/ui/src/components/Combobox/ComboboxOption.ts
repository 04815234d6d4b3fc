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

/** The option that offers a typed text. */
export function newOption(text: string, detail: string): ComboboxOption {
  return { value: text, label: text, detail };
}

/** Returns the options whose label has all words of `term`, regardless of case, accents and spelling variants. */
export function useMatchingOptions(
  options: readonly ComboboxOption[],
  term: string,
): readonly ComboboxOption[] {
  const keys = useMemo(() => options.map((option) => fold(option.label)), [options]);
  return useMemo(() => {
    const words = fold(term).split(' ');
    return options.filter((_, at) => words.every((word) => keys[at]?.includes(word)));
  }, [options, keys, term]);
}
