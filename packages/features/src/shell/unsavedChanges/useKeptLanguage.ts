import { useEffect } from 'react';
import { storeLanguage, useLocale } from '#core/i18n';
import { takeMark } from '#core/i18n';

/**
 * The language toggle stores the other language and loads the page anew; the browser asks whether to
 * leave unsaved work. Whoever stays has not changed the language: there is no event for staying, but
 * whoever goes on working has stayed.
 *
 * @param unsaved whether the browser asks
 */
export function useKeptLanguage(unsaved: boolean): void {
  const locale = useLocale();
  useEffect(() => {
    if (!unsaved) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const goesOn = () => {
      if (takeMark()) storeLanguage(locale);
    };
    const asked = () => {
      window.addEventListener('pointerdown', goesOn, { once: true, capture: true, signal });
      window.addEventListener('keydown', goesOn, { once: true, capture: true, signal });
    };
    window.addEventListener('beforeunload', asked, { signal });
    return () => stop.abort();
  }, [locale, unsaved]);
}
