import type { Language } from '@jawla/features/language';
import { AppLoading, type App } from '@jawla/features/app';
import { EARLY_PATHS, prerenderPage, type Prerendered } from '@jawla/features/prerender';
import { PAGES, PATH_PATTERNS, type Access } from '@jawla/features/routing';
import { StrictMode, type ReactNode } from 'react';
import type { PathPlan } from '../src/firstPaint/plan';
import { portalRoutes } from '../src/portalRoutes';
import { Providers } from '../src/providers';

/** The login, as `src/main.tsx` renders it on a device without a session. */
export function renderLogin(locale: Language): Promise<Prerendered> {
  return prerenderPage(locale, '/login', (app) => portalRoutes(app, { locale }), wrap);
}

/** The loading screen, as a signed-in user sees it until the server has named the user. */
export function renderLoading(locale: Language): Promise<Prerendered> {
  const routes = (app: App) => [
    {
      path: '/login',
      element: (
        <Providers app={app} locale={locale}>
          <AppLoading />
        </Providers>
      ),
    },
  ];
  return prerenderPage(locale, '/login', routes, wrap);
}

function wrap(page: ReactNode): ReactNode {
  return <StrictMode>{page}</StrictMode>;
}

function audienceOf(access: Access): PathPlan['audience'] {
  if (access === 'everyone') return 'everyone';
  return access === 'signedOutOnly' ? 'signedOut' : 'signedIn';
}

/** The facts about each path that `src/firstPaint` needs. */
export const PATHS: readonly PathPlan[] = PATH_PATTERNS.map(({ page, source }) => ({
  source,
  audience: audienceOf(PAGES[page].access),
  page,
  early: EARLY_PATHS[page],
}));
