import type { Language } from '@jawla/contract/rules';
import { LinkProvider, useBrand } from '@jawla/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { I18nProvider } from '#core/i18n';
import { AppContext } from '#core/device';
import type { App } from './createApp';
import { RouterLink } from '#core/routing';
import { useFocusOnNavigation } from '#core/routing';
import { useLookAhead } from '#core/routing';
import { useRestored } from './useRestored';
import { useScrollMemory } from './useScrollMemory';

export interface FeaturesProviderProps {
  app: App;
  locale: Language;
  children: ReactNode;
}

/** Everything screens need round them. Stands inside a router and inside the design system's provider. */
export function FeaturesProvider({ app, locale, children }: FeaturesProviderProps) {
  const brand = useBrand();
  const surroundings = useMemo(
    () => ({
      hasToken: () => app.storage.token() !== undefined,
      rememberedEmail: () => app.storage.rememberedEmail(),
      reload: app.reload,
      warmUp: app.warmUp,
    }),
    [app],
  );
  const copyEdits = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(brand.copyEdits).flatMap(([key, edit]) =>
          edit[locale] === undefined ? [] : [[key, edit[locale]]],
        ),
      ),
    [brand, locale],
  );
  return (
    <Provider store={app.store}>
      <I18nProvider locale={locale} brand={brand.name[locale]} copyEdits={copyEdits}>
        <AppContext value={surroundings}>
          <LinkProvider component={RouterLink}>
            <RouterBridge app={app} locale={locale} />
            {children}
          </LinkProvider>
        </AppContext>
      </I18nProvider>
    </Provider>
  );
}

/** Lends the router to the sagas, takes care of focus and place whenever it moves, and sees where it is to go. */
function RouterBridge({ app, locale }: Pick<FeaturesProviderProps, 'app' | 'locale'>) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRef(pathname + search);
  useFocusOnNavigation();
  useScrollMemory();
  useLookAhead(app.lookAhead);
  useRestored(app, locale);
  useEffect(() => {
    path.current = pathname + search;
  }, [pathname, search]);
  useEffect(
    () =>
      app.attachRouter(
        (to, options) => void navigate(to, options),
        () => path.current,
      ),
    [app, navigate],
  );
  return null;
}
