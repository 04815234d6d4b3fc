import { FeaturesProvider, type FeaturesProviderProps } from '@jawla/features/app';
import { storedColorScheme } from '@jawla/features/storedColorScheme';
import { UiProvider } from '@jawla/ui';
import { houseBrand } from '@jawla/ui/theme';
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { enableFonts } from './firstPaint/enableFonts';

export interface ProvidersProps extends FeaturesProviderProps {
  /** The nonce of the page's content security policy. */
  nonce?: string | undefined;
}

/** Brand and store: the context of everything inside the router. */
export function Providers({ nonce, locale: initial, ...rest }: ProvidersProps) {
  const [locale, setLocale] = useState(initial);
  const scheme = useSyncExternalStore(watchStorage, storedColorScheme, storedColorScheme);
  useLayoutEffect(() => {
    // From here on, the style sheet decides: see `firstPaint/head.ts`.
    document.documentElement.style.colorScheme = '';
  }, []);
  const onLocale = useCallback((next: typeof initial) => {
    enableFonts(next);
    setLocale(next);
  }, []);
  return (
    <UiProvider brand={houseBrand} scheme={scheme} locale={locale} nonce={nonce}>
      <FeaturesProvider {...{ locale, onLocale }} {...rest} />
    </UiProvider>
  );
}

/** Listens to changes of stored values, by other tabs or by this one. */
function watchStorage(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
