import { createRoutes, type App } from '@jawla/features/app';
import type { ReactNode } from 'react';
import { ScrollRestoration, type RouteObject } from 'react-router-dom';
import { PAGES_CODE } from './pages';
import { Providers, type ProvidersProps } from './providers';
import { useLateFonts } from './firstPaint/useLateFonts';

/** The routes of the portal, inside the brand and the store. */
export function portalRoutes(
  app: App,
  options: Omit<ProvidersProps, 'app' | 'children'>,
): RouteObject[] {
  function Root({ children }: { children: ReactNode }) {
    useLateFonts();
    return (
      <Providers app={app} {...options}>
        {children}
        <ScrollRestoration />
      </Providers>
    );
  }
  return createRoutes(app, PAGES_CODE, Root);
}
