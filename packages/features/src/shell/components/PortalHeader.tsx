import { LanguageToggle, TopNavigation } from '@jawla/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import { consumeLanguageToggled, nextLanguage, useLocale, useText } from '#core/i18n';
import { useAppSelector } from '#core/store';
import { homeOf, selectHasUnsavedWork } from '#session';
import { shellTexts } from '../shell.texts';
import { useAuthStatus } from '../useAuthStatus';
import { useLanguageChange } from '../useLanguageChange';
import { SignedInToolsRoom } from './SignedInToolsRoom';

// Dialogs, which no signed-out user sees.
const SignedInTools = lazy(async () => ({
  default: (await import('./SignedInTools')).SignedInTools,
}));
const LanguageDialog = lazy(async () => ({
  default: (await import('./LanguageDialog')).LanguageDialog,
}));

export interface PortalHeaderProps {
  /** What the signed-in user can go to; left out where the page stands alone. */
  navigation: ComponentProps<typeof TopNavigation>['navigation'];
}

/** Logo, pages, language and the signed-in user's tools. */
export function PortalHeader({ navigation }: PortalHeaderProps) {
  const t = useText(shellTexts);
  const next = nextLanguage(useLocale());
  const person = useAuthStatus();
  const toggle = useRef<HTMLButtonElement>(null);
  const changeLanguage = useLanguageChange(next);
  const hasUnsavedWork = useAppSelector(selectHasUnsavedWork);
  const [asking, setAsking] = useState<boolean>();
  const signedIn = person.kind === 'signedIn';

  // This button loaded the page: it keeps the focus.
  useEffect(() => {
    if (consumeLanguageToggled()) toggle.current?.focus({ preventScroll: true });
  }, []);

  return (
    <TopNavigation
      home={{ href: signedIn ? homeOf(person) : '/', label: t('header.home') }}
      navigation={navigation}
      // An admin has the tab bar, and the logo leads a client to the only page.
      phoneItems="none"
    >
      <LanguageToggle
        ref={toggle}
        target={{ locale: next, name: t('header.toggle') }}
        onClick={() => (hasUnsavedWork ? setAsking(true) : changeLanguage())}
      />
      {asking !== undefined && (
        <Suspense>
          <LanguageDialog open={asking} onLeave={changeLanguage} onStay={() => setAsking(false)} />
        </Suspense>
      )}
      {navigation !== undefined && (
        <Suspense fallback={<SignedInToolsRoom />}>
          <SignedInTools />
        </Suspense>
      )}
    </TopNavigation>
  );
}
