import { LanguageToggle, lazyWithRetry } from '@jawla/ui';
import { Suspense, useEffect, useRef, useState } from 'react';
import { consumeLanguageToggled, LANGUAGE_NAMES, nextLanguage, useLocale } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { selectHasUnsavedWork } from '#session';
import { useLanguageChange } from '../useLanguageChange';

// Code splitting: signed-out visitors never see it.
const LanguageDialog = lazyWithRetry(async () => (await import('./LanguageDialog')).LanguageDialog);

/** Switches to the next language; asks first if that would lose unsaved work. */
export function LanguageButton() {
  const next = nextLanguage(useLocale());
  const toggle = useRef<HTMLButtonElement>(null);
  const changeLanguage = useLanguageChange(next);
  const hasUnsavedWork = useAppSelector(selectHasUnsavedWork);
  const [asking, setAsking] = useState<boolean>();

  // This button caused the page load, so it keeps the focus.
  useEffect(() => {
    if (consumeLanguageToggled()) toggle.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <LanguageToggle
        ref={toggle}
        target={{ locale: next, name: LANGUAGE_NAMES[next] }}
        onClick={() => (hasUnsavedWork ? setAsking(true) : changeLanguage())}
      />
      {asking !== undefined && (
        <Suspense>
          <LanguageDialog open={asking} onLeave={changeLanguage} onStay={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
