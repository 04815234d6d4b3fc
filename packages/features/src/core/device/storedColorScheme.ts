/** Without React: the scripts of index.html import this module, and the entry has nothing else of colour schemes. */
import { COLOR_SCHEMES, STORAGE, type ColorScheme } from '@jawla/contract/limits';

/** The colour scheme chosen on this device; `system` where none is, or where storage is blocked. */
export function storedColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(STORAGE.colorScheme);
    return COLOR_SCHEMES.find((scheme) => scheme === stored) ?? 'system';
  } catch {
    return 'system';
  }
}
