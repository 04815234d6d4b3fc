import { useCallback } from 'react';
import { useLocale } from './DirectionProvider';
import { formatNumber } from './formatNumber';

/**
 * Returns a function that formats a number as the surrounding components do: with the digits and separators
 * of the locale. Use it in labels, such as "Page 3". Plain `ar` uses Latin digits.
 */
export function useFormatNumber(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = useLocale();
  return useCallback((value, options) => formatNumber(locale, value, options), [locale]);
}
