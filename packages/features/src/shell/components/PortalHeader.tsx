import { LanguageToggle, TopNavigation } from '@jawla/ui';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import {
  consumeLanguageToggled,
  LANGUAGE_NAMES,
  nextLanguage,
  useLocale,
  useText,
} from '#core/i18n';
import { useAppSelector } from '#core/store';
import { homeOf, selectHasUnsavedWork } from '#session';
import { Uploads } from '#transfers';
import { shellTexts } from '../shell.texts';
import { useAuthStatus } from '../useAuthStatus';
import { useLanguageChange } from '../useLanguageChange';
import { SignedInToolsPlaceholder } from './SignedInToolsPlaceholder';

// Code splitting: signed-out visitors never see these dialogs.
const SignedInTools = lazy(async () => ({
  default: (await import('./SignedInTools')).SignedInTools,
}));
const LanguageDialog = lazy(async () => ({
  default: (await import('./LanguageDialog')).LanguageDialog,
}));

export interface PortalHeaderProps {
  /** Navigation of the signed-in user; omitted on pages without navigation. */
  navigation: ComponentProps<typeof TopNavigation>['navigation'];
}

/** Logo, navigation, language and the signed-in user's tools. */
export function PortalHeader({ navigation }: PortalHeaderProps) {
  const t = useText(shellTexts);
  const next = nextLanguage(useLocale());
  const person = useAuthStatus();
  const toggle = useRef<HTMLButtonElement>(null);
  const changeLanguage = useLanguageChange(next);
  const hasUnsavedWork = useAppSelector(selectHasUnsavedWork);
  const [asking, setAsking] = useState<boolean>();
  const signedIn = person.kind === 'signedIn';

  // This button caused the page load, so it keeps the focus.
  useEffect(() => {
    if (consumeLanguageToggled()) toggle.current?.focus({ preventScroll: true });
  }, []);

  return (
    <TopNavigation
      home={{ href: signedIn ? homeOf(person) : '/', label: t('header.home') }}
      navigation={navigation}
      // Admins have the tab bar; for clients the logo links to their only page.
      phoneItems="none"
    >
      <Uploads />
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
      {navigation !== undefined && (
        <Suspense fallback={<SignedInToolsPlaceholder />}>
          <SignedInTools />
        </Suspense>
      )}
    </TopNavigation>
  );
}
