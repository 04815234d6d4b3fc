import type { ComponentType, ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { PAGE_NAMES, PAGES, type PageName } from '#core/routing';
import { AppLoading } from './AppLoading';
import type { App } from './createApp';
import { FramedPageError, pageErrorOf } from './errors/PageError';
import { Page } from './Page';
import type { PagesCode } from './pageCode';

/**
 * Derives the routes from the table of pages. Inside the frame of a page its code is loaded with the features
 * that it needs; an error in either leaves the frame usable.
 *
 * @param Providers Wraps all pages.
 */
export function createRoutes(
  app: App,
  pages: PagesCode,
  Providers: ComponentType<{ children: ReactNode }>,
): RouteObject[] {
  return [
    {
      element: (
        <Providers>
          <Outlet />
        </Providers>
      ),
      // Of a frame itself: without it, the router would show its own page, for developers.
      ErrorBoundary: () => (
        <Providers>
          <FramedPageError />
        </Providers>
      ),
      children: PAGE_NAMES.map((name) => ({
        element: (
          <Page name={name}>
            <Outlet />
          </Page>
        ),
        children: [
          {
            id: name,
            ...codeOf(app, pages[name]),
            ErrorBoundary: pageErrorOf(name),
            HydrateFallback: AppLoading,
            // Without an element, a path renders the element of its parent route.
            children: PAGES[name].paths.map((path) => ({ path, element: null })),
          },
        ],
      })),
    },
  ];
}

function codeOf(
  app: App,
  code: PagesCode[PageName],
): Pick<RouteObject, 'lazy'> | Pick<RouteObject, 'Component'> {
  if (typeof code !== 'function') return { Component: code.Screen };
  return {
    lazy: async () => {
      const [page] = await Promise.all([code(), app.start()]);
      await app.start(page.features);
      return { Component: page.Screen };
    },
  };
}
