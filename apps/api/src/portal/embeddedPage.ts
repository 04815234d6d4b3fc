/**
 * Page of a tour that other sites embed. The portal's own pages must not be framed: a framing site could trick a
 * signed-in user into clicking their buttons (clickjacking). In an iframe, the URL of a pilot or guest link serves this
 * page instead: only the tour, without scripts, cookies or links.
 */
import { randomBytes } from 'node:crypto';
import type { Language } from '@jawla/contract/limits';
import { parseView, VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { TOUR_FEATURES, TOUR_SANDBOX } from '@jawla/contract/tours';
import { html, raw } from 'hono/html';
import type { HttpContext } from '../platform/http/api.ts';
import { say, type TextKey } from '../platform/texts/texts.ts';
import { embeddedPagePolicy, permissionsPolicy } from './contentSecurity.ts';

export interface EmbeddedTour {
  readonly title: string;
  /** Of the title; `undefined` if unknown. */
  readonly language?: Language;
  readonly url: string;
}

export interface EmbeddedPageOptions {
  readonly toursOrigin: string;
  /** Sources of `frame-ancestors`. */
  readonly framedBy: string;
  readonly tour: EmbeddedTour | undefined;
  /** Says why there is no tour. */
  readonly missing: TextKey;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Whether a request is for a page in an iframe. The header is a forbidden one, which scripts cannot set. Browsers that
 * do not send it get the portal's own page.
 */
export function isForIframe(http: HttpContext): boolean {
  return http.req.header('sec-fetch-dest') === 'iframe';
}

export function embeddedPage(
  http: HttpContext,
  { toursOrigin, framedBy, tour, missing, headers }: EmbeddedPageOptions,
): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  const all = {
    ...headers,
    'Content-Security-Policy': embeddedPagePolicy(nonce, toursOrigin, framedBy),
    'Permissions-Policy': permissionsPolicy(toursOrigin),
    Vary: 'Sec-Fetch-Dest',
  };
  if (!tour) return http.html(missingPage(nonce, missing), 404, all);
  const view = http.req.query(VIEW_PARAM) ?? '';
  // What `parseView` accepts needs no encoding.
  const query = parseView(view) ? `?${VIEW_PARAM}=${view}` : '';
  return http.html(tourPage(nonce, { ...tour, url: tour.url + query }), 200, all);
}

function tourPage(nonce: string, { title, language, url }: EmbeddedTour) {
  const { origin } = new URL(url);
  const sandbox = [...TOUR_SANDBOX, 'allow-same-origin'].join(' ');
  const allow = TOUR_FEATURES.map((feature) => `${feature} ${origin}`).join('; ');
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const root = language && raw(`<html lang="${language}" dir="${direction}">`);
  return html`<!doctype html>
    ${root ?? ''}
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style nonce="${nonce}">
      body {
        margin: 0;
      }
      iframe {
        display: block;
        inline-size: 100vi;
        block-size: 100vb;
        border: 0;
      }
    </style>
    <iframe
      src="${url}"
      title="${title}"
      sandbox="${sandbox}"
      allow="${allow}"
      referrerpolicy="no-referrer"
    ></iframe>`;
}

function missingPage(nonce: string, missing: TextKey) {
  return html`<!doctype html>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>Jawla</title>
    <style nonce="${nonce}">
      body {
        font: 1rem/1.6 system-ui;
        text-align: center;
      }
    </style>
    <p lang="en">${say('en', missing)}</p>
    <p lang="ar" dir="rtl">${say('ar', missing)}</p>`;
}
