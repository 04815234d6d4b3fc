/** Without React: the scripts of index.html import this module alone. */
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

/** Stores the colour scheme, in which this tab and all others are then shown. */
export function storeColorScheme(scheme: ColorScheme): void {
  try {
    if (scheme === storedColorScheme()) return;
    localStorage.setItem(STORAGE.colorScheme, scheme);
    // The browser notifies the other tabs only.
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.colorScheme }));
  } catch {
    // Storage is blocked: the page follows the device.
  }
}

/** Calls `onChange` when the stored scheme may have changed. @returns a function that unsubscribes */
export function watchColorScheme(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/** Shows what the style sheets do not reach in a scheme: the canvas before the first paint, and the browser's bars. */
export function applyColorScheme(scheme: ColorScheme): void {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = meta.dataset['scheme'];
    meta.media =
      scheme === 'system'
        ? `(prefers-color-scheme: ${own ?? ''})`
        : scheme === own
          ? 'all'
          : 'not all';
  }
}
