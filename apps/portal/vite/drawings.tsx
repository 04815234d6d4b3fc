import type { Prerendered } from '@jawla/features/prerender';
import { prerenderPage } from '@jawla/features/prerender';
import { AppLoading } from '@jawla/features/shell';
import { StrictMode, type ReactNode } from 'react';
import { StaticRouter } from 'react-router-dom';
import { Providers } from '../src/providers';
import { PortalRoutes } from '../src/routes';

/** The login as a file: what `src/main.tsx` draws for somebody whom nobody knows. */
export function drawLogin(locale: 'en' | 'ar'): Promise<Prerendered> {
  return draw(locale, <PortalRoutes />);
}

/** The loading screen as a file: what somebody sees whom the server has yet to name. */
export function drawLoading(locale: 'en' | 'ar'): Promise<Prerendered> {
  return draw(locale, <AppLoading />);
}

function draw(locale: 'en' | 'ar', page: ReactNode): Promise<Prerendered> {
  return prerenderPage(locale, (app) => (
    <StrictMode>
      <StaticRouter location="/login">
        <Providers app={app} locale={locale}>
          {page}
        </Providers>
      </StaticRouter>
    </StrictMode>
  ));
}
