import type { Language } from '@jawla/contract/limits';
import { LinkProvider, useBrand } from '@jawla/ui';
import { textsFor } from '@jawla/ui/theme';
import { useMemo, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppContext } from '#core/device';
import { I18nProvider } from '#core/i18n';
import { NavigationFocusProvider, RouterLink, useLinkPrefetch } from '#core/routing';
import { StartFeatures } from '#core/store';
import type { App } from './createApp';
import { useBfcacheRestore } from './useBfcacheRestore';

export interface FeaturesProviderProps {
  app: App;
  locale: Language;
  /** Changes `locale`. */
  onLocale?: (locale: Language) => void;
  children: ReactNode;
}

/** The contexts that screens require. Belongs inside a router and the design system's provider. */
export function FeaturesProvider({ app, locale, onLocale, children }: FeaturesProviderProps) {
  const brand = useBrand();
  const environment = useMemo(
    () => ({
      hasToken: () => app.storage.token() !== undefined,
      rememberedEmail: () => app.storage.rememberedEmail(),
      reload: app.reload,
      showLanguage: (language: Language) => onLocale?.(language),
      prepareLogin: app.prepareLogin,
    }),
    [app, onLocale],
  );
  const textOverrides = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(brand.textOverrides).flatMap(([key, { [locale]: text }]) =>
          text === undefined ? [] : [[key, text]],
        ),
      ),
    [brand, locale],
  );
  useLinkPrefetch(app.prefetchRoute);
  useBfcacheRestore(app, locale);
  return (
    <Provider store={app.store}>
      <I18nProvider
        locale={locale}
        brand={textsFor(locale, brand.name)}
        textOverrides={textOverrides}
      >
        <AppContext value={environment}>
          <StartFeatures value={app.start}>
            <LinkProvider component={RouterLink}>
              <NavigationFocusProvider>{children}</NavigationFocusProvider>
            </LinkProvider>
          </StartFeatures>
        </AppContext>
      </I18nProvider>
    </Provider>
  );
}
