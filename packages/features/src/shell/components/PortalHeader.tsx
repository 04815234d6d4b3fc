import { Button, Header, LanguageToggle } from '@jawla/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { consumeLanguageToggled, otherLanguage, useLocale, useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { homeOf, selectHasUnsavedWork } from '#session';
import { shellTexts } from '../shell.texts';
import { useAuthStatus } from '../useAuthStatus';
import { useLanguageChange } from '../useLanguageChange';
import * as S from './PortalHeader.styles';

// Dialogs, which no signed-out user sees.
const SignedInTools = lazy(async () => ({
  default: (await import('./SignedInTools')).SignedInTools,
}));
const LanguageDialog = lazy(async () => ({
  default: (await import('./LanguageDialog')).LanguageDialog,
}));

/** Logo, language and the signed-in user's tools. */
export function PortalHeader({ withLogOut }: { withLogOut: boolean }) {
  const t = useText(shellTexts);
  const other = otherLanguage(useLocale());
  const person = useAuthStatus();
  const toggle = useRef<HTMLButtonElement>(null);
  const changeLanguage = useLanguageChange(other);
  const hasUnsavedWork = useAppSelector(selectHasUnsavedWork);
  const [asking, setAsking] = useState<boolean>();
  const signedIn = person.kind === 'signedIn';

  // This button loaded the page: it keeps the focus.
  useEffect(() => {
    if (consumeLanguageToggled()) toggle.current?.focus({ preventScroll: true });
  }, []);

  return (
    <Header home={{ href: signedIn ? homeOf(person) : '/', label: t('header.home') }}>
      <LanguageToggle
        ref={toggle}
        target={{ locale: other, name: t('header.toggle') }}
        onClick={() => (hasUnsavedWork ? setAsking(true) : changeLanguage())}
      />
      {asking !== undefined && (
        <Suspense>
          <LanguageDialog open={asking} onLeave={changeLanguage} onStay={() => setAsking(false)} />
        </Suspense>
      )}
      {withLogOut && signedIn && (
        <Suspense
          fallback={
            <S.Room>
              <Button size="s">{t('header.logOut')}</Button>
            </S.Room>
          }
        >
          <SignedInTools />
        </Suspense>
      )}
    </Header>
  );
}
