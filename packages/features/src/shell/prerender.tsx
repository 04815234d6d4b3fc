import type { Language } from '@jawla/contract/rules';
import { loadRightToLeft } from '@jawla/ui';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import type { SessionStorage } from '#core/device';
import { createApp, type App } from './createApp';

export interface Prerendered {
  /** What stands in the page's root. */
  html: string;
  /** What its style elements hold. */
  css: string;
}

/** A device on which nobody has been yet. */
const NOBODY: SessionStorage = {
  token: () => undefined,
  storeToken: () => false,
  clearToken: () => undefined,
  endsAt: () => undefined,
  tell: () => undefined,
  rememberedEmail: () => '',
  rememberEmail: () => undefined,
  sentAt: () => undefined,
  rememberSent: () => undefined,
  listen: () => () => undefined,
};

/** Draws a page ahead of time, as somebody sees it who comes for the first time. */
export async function prerenderPage(
  locale: Language,
  draw: (app: App) => ReactNode,
): Promise<Prerendered> {
  if (locale === 'ar') await loadRightToLeft();
  const app = createApp({ locale, storage: NOBODY });
  const sheet = new ServerStyleSheet();
  try {
    // Whole: a part that is sent later would need a script to put it in its place.
    const { prelude } = await prerender(sheet.collectStyles(draw(app)), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const html = await new Response(prelude).text();
    return {
      // The title stands in the page's head.
      html: html.replace(/^(?:<title>[^<]*<\/title>|<link[^>]*>)+/, ''),
      css: [...sheet.getStyleTags().matchAll(/<style[^>]*>([^<]*)<\/style>/g)]
        .map(([, rules = '']) => rules)
        .join('')
        // Marks for a sheet that goes on from here; the page's own starts afresh.
        .replaceAll(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n?/g, ''),
    };
  } finally {
    sheet.seal();
    app.store.stop();
  }
}
