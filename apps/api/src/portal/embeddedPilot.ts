/**
 * Page of a pilot that other sites embed. The portal's own page must not be framed: a framing site could trick a
 * signed-in user into clicking its buttons (clickjacking). In an iframe, the pilot's URL serves this page instead: only
 * the tour, without scripts, cookies or links.
 */
import { randomBytes } from 'node:crypto';
import { parseView, VIEW_PARAM } from '@jawla/contract/tourProtocol';
import { TOUR_FEATURES, TOUR_SANDBOX } from '@jawla/contract/tours';
import type { Handler } from 'hono';
import { html } from 'hono/html';
import type { PilotsStore } from '../domains/pilots/pilots.store.ts';
import type { TourUrls } from '../domains/tours/tourUrls.ts';
import type { ToursStore } from '../domains/tours/tours.store.ts';
import type { Environment } from '../platform/http/api.ts';
import { say } from '../platform/texts/texts.ts';
import { embeddedPagePolicy, permissionsPolicy } from './contentSecurity.ts';

export const PILOT_PAGE_PATH = '/pilot-project/:name';

export interface EmbeddedPilotNeeds {
  readonly pilots: PilotsStore;
  readonly tours: ToursStore;
  readonly tourUrls: TourUrls;
  readonly origins: { readonly tours: string };
}

export function embeddedPilot(needs: EmbeddedPilotNeeds): Handler<Environment> {
  const { pilots, tours, tourUrls, origins } = needs;
  return async (http, next) => {
    // A forbidden header, which scripts cannot set. Browsers that do not send it get the portal's own page.
    if (http.req.header('sec-fetch-dest') !== 'iframe') {
      await next();
      http.res.headers.append('Vary', 'Sec-Fetch-Dest');
      return undefined;
    }
    http.set('route', 'GET embedded pilot');
    const pilot = await pilots.byName(http.req.param('name') ?? '');
    const tour = pilot && (await tours.live({ pilotId: pilot.id }));
    const nonce = randomBytes(16).toString('base64');
    const headers = {
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': embeddedPagePolicy(nonce, origins.tours),
      'Permissions-Policy': permissionsPolicy(origins.tours),
      Vary: 'Sec-Fetch-Dest',
    };
    if (!tour) return http.html(missingPage(nonce), 404, headers);
    const view = http.req.query(VIEW_PARAM) ?? '';
    // What `parseView` accepts needs no encoding.
    const query = parseView(view) ? `?${VIEW_PARAM}=${view}` : '';
    const page = tourPage(nonce, pilot.name, tourUrls.ofPilot(tour) + query);
    return http.html(page, 200, headers);
  };
}

function tourPage(nonce: string, name: string, url: string) {
  const { origin } = new URL(url);
  const sandbox = [...TOUR_SANDBOX, 'allow-same-origin'].join(' ');
  const allow = TOUR_FEATURES.map((feature) => `${feature} ${origin}`).join('; ');
  return html`<!doctype html>
    <meta charset="utf-8" />
    <meta name="robots" content="noindex" />
    <title>${name}</title>
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
      title="${name}"
      sandbox="${sandbox}"
      allow="${allow}"
      referrerpolicy="no-referrer"
    ></iframe>`;
}

function missingPage(nonce: string) {
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
    <p lang="en">${say('en', 'pilot.missing')}</p>
    <p lang="ar" dir="rtl">${say('ar', 'pilot.missing')}</p>`;
}
