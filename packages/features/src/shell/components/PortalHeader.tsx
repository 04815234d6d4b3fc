import { TopNavigation, lazyWithRetry } from '@jawla/ui';
import { Suspense, type ComponentProps } from 'react';
import { useText } from '#core/i18n';
import { homeOf } from '#session';
import { Uploads } from '#transfers';
import { frameTexts } from '../frame.texts';
import { useAuthStatus } from '../useAuthStatus';
import { LanguageButton } from './LanguageButton';
import { SignedInToolsPlaceholder } from './SignedInToolsPlaceholder';

// Code splitting: signed-out visitors never see them.
const SignedInTools = lazyWithRetry(async () => (await import('./SignedInTools')).SignedInTools);

export interface PortalHeaderProps {
  /** Navigation of the signed-in user; omitted on pages without navigation. */
  navigation: ComponentProps<typeof TopNavigation>['navigation'];
}

/** Logo, navigation, language and the signed-in user's tools. */
export function PortalHeader({ navigation }: PortalHeaderProps) {
  const t = useText(frameTexts);
  const person = useAuthStatus();
  const signedIn = person.kind === 'signedIn';
  return (
    <TopNavigation
      home={{ href: signedIn ? homeOf(person) : '/', label: t('header.home') }}
      navigation={navigation}
      // Admins have the tab bar; for clients the logo links to their only page.
      phoneItems="none"
    >
      <Uploads />
      <LanguageButton />
      {navigation !== undefined && (
        <Suspense fallback={<SignedInToolsPlaceholder />}>
          <SignedInTools />
        </Suspense>
      )}
    </TopNavigation>
  );
}
