import { STORAGE, type ColorScheme } from '@jawla/contract/limits';
import { storedColorScheme } from './storedColorScheme';

/** Stores the colour scheme, in which this tab and all others are then shown. */
export function storeColorScheme(scheme: ColorScheme): void {
  try {
    if (scheme === storedColorScheme()) return;
    localStorage.setItem(STORAGE.colorScheme, scheme);
    colourBars(scheme);
    // The browser notifies the other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.colorScheme }));
  } catch {
    // Storage is blocked: the page follows the device.
  }
}

/** Colours the browser's bars, which have a `meta` of their own for each scheme. */
export function colourBars(scheme: ColorScheme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = meta.dataset['scheme'];
    if (scheme === 'system') meta.media = `(prefers-color-scheme: ${own ?? ''})`;
    else meta.media = scheme === own ? 'all' : 'not all';
  }
}
