import type { Language } from '@jawla/contract/limits';
import { loadRightToLeft } from '@jawla/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { SessionStorage } from '#core/device';
import { createApp, type App } from './createApp';

export { EARLY_PATHS } from './earlyRequests';

export interface Prerendered {
  /** Content of the root element. */
  html: string;
  /** The CSS rules of its styles. */
  css: string;
}

/** A device without a session. */
const EMPTY_STORAGE: SessionStorage = {
  token: () => undefined,
  storeToken: () => false,
  clearToken: () => undefined,
  expiresAt: () => undefined,
  notifyTabs: () => undefined,
  rememberedEmail: () => '',
  rememberEmail: () => undefined,
  sentAt: () => undefined,
  rememberSent: () => undefined,
  listen: () => () => undefined,
};

/** Renders the page at a path to static markup, as a first-time visitor sees it. */
export async function prerenderPage(
  locale: Language,
  path: string,
  createRoutes: (app: App) => RouteObject[],
  wrap: (page: ReactNode) => ReactNode,
): Promise<Prerendered> {
  if (locale === 'ar') await loadRightToLeft();
  const app = createApp({ locale, storage: EMPTY_STORAGE });
  const handler = createStaticHandler(createRoutes(app));
  const context = await handler.query(new Request(new URL(path, 'http://portal.invalid')));
  if (context instanceof Response)
    throw new Error(`${path} redirects, which cannot be prerendered.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const page = <StaticRouterProvider router={router} context={context} hydrate={false} />;
    // No streaming: out-of-order Suspense chunks need an inline script.
    const { prelude } = await prerender(sheet.collectStyles(wrap(page)), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const html = await new Response(prelude).text();
    return {
      // The title belongs in the head.
      html: html.replace(/^(?:<title>[^<]*<\/title>|<link[^>]*>)+/, ''),
      css: [...sheet.getStyleTags().matchAll(/<style[^>]*>([^<]*)<\/style>/g)]
        .map(([, rules = '']) => rules)
        .join('')
        // Removes the rehydration markers of styled-components: in the browser, its style sheet starts empty.
        .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, ''),
    };
  } finally {
    sheet.seal();
    app.stop();
  }
}
