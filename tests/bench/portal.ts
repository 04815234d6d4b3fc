/** All measurements of the portal on a phone, by name, for each build. */
import { parseResponse } from '@jawla/contract';
import type { Browser } from 'playwright';
import { measureClientList, PORTAL, type App } from './clientList.ts';
import { DAYS, measureDay, type DayInteraction } from './days.ts';
import { measureNavigation, measureScrolling, measureSearch } from './interactions.ts';
import type { Figures, Measurement } from './measurements.ts';
import { revisit, visit, type Language, type Visit } from './pages.ts';
import { logIn, serveHttp2, type Served, type ServedBuild } from './servers.ts';
import { measureTour } from './tour.ts';

export const LANGUAGES: readonly Language[] = ['en', 'ar'];
export const PAGES = ['login', 'home', 'dashboard', 'project'] as const;
type PageTitle = (typeof PAGES)[number];
/** Pages that are also opened after a deploy: those that users return to. */
const RETURNED_TO: readonly PageTitle[] = ['home', 'dashboard'];

/** An app that is measured: a build of the portal, or react-admin. */
export interface Side {
  build: string;
  app: App;
  dist: string;
  server: ServedBuild;
}

export interface Portal extends Side {
  /** Tokens of a client and the admin. */
  noor: string;
  admin: string;
  /** An id: one of the client's projects. */
  project: string;
  /** The same server on HTTP/2. */
  http2: Served;
}

/** Logs in to a build of the portal. */
export async function openPortal(side: Omit<Side, 'app'>): Promise<Portal> {
  const { origin } = side.server;
  const noor = await logIn(origin, 'noor');
  const answer = await fetch(`${origin}/api/user/${noor}`, { headers: { token: noor } });
  const { projectsData } = parseResponse('currentUser', await answer.json());
  const project = projectsData[0]?._id ?? '';
  const [admin, http2] = await Promise.all([logIn(origin, 'admin'), serveHttp2(origin)]);
  return { ...side, app: PORTAL, noor, admin, project, http2 };
}

/** A page of the portal. */
export function pageOf(
  { server: { origin }, noor, admin, project }: Portal,
  page: PageTitle,
  language: Language,
): Visit {
  const pages: Readonly<Record<PageTitle, Omit<Visit, 'language'>>> = {
    login: { url: PORTAL.path, ready: PORTAL.email },
    home: { url: '/user/noor', ready: 'main article', token: noor },
    dashboard: { url: '/dashboard', ready: 'main [role=row] a[href^="/dashboard/"]', token: admin },
    project: { url: `/dashboard/noor/project/${project}`, ready: 'main form input', token: admin },
  };
  const { url, ...rest } = pages[page];
  return { ...rest, url: origin + url, language };
}

interface Measured {
  browser: Browser;
  /** With WebGL, which slows other pages down. */
  tourBrowser: Browser;
  portals: readonly Portal[];
  /** Apps whose login and list of clients are compared with the portal's. */
  others: readonly Side[];
  /** A form without styles and code. */
  plain: Served;
  /** Called with the interactions of a day. */
  onDay: (role: string, build: string, interactions: readonly DayInteraction[]) => void;
}

/** Builds of one measurement follow each other. */
export function portalMeasurements(measured: Measured): readonly Measurement[] {
  const { browser, tourBrowser, portals, others, plain, onDay } = measured;
  const all: Measurement[] = [];
  const add = <One extends Side>(
    name: string,
    sides: readonly One[],
    take: (side: One) => Promise<Figures>,
  ) => {
    for (const side of sides) all.push({ name, build: side.build, take: () => take(side) });
  };

  const form: Visit = { url: plain.origin, language: 'en', ready: 'input[name=email]' };
  all.push({ name: 'plain form, en', build: 'plain form', take: () => visit(browser, form) });
  for (const language of LANGUAGES) {
    for (const page of PAGES) {
      const wanted = (portal: Portal) => pageOf(portal, page, language);
      add(`${page}, ${language}`, portals, (portal) => visit(browser, wanted(portal)));
      add(`${page} again, ${language}`, portals, (portal) => revisit(browser, wanted(portal)));
      // Not again: Chromium caches nothing that has a certificate of ours.
      if (language === 'en' && page !== 'project') {
        const onHttp2 = (portal: Portal) => {
          const visited = wanted(portal);
          return {
            ...visited,
            url: visited.url.replace(portal.server.origin, portal.http2.origin),
          };
        };
        add(`${page} on HTTP/2`, portals, (portal) => visit(browser, onHttp2(portal)));
      }
      if (!RETURNED_TO.includes(page)) continue;
      const returning = portals.flatMap((portal) =>
        portals.filter((other) => other !== portal).map(({ dist }) => ({ ...portal, from: dist })),
      );
      add(`${page} after a deploy, ${language}`, returning, async (portal) => {
        const { server, dist, from } = portal;
        await server.deploy(from);
        try {
          return await revisit(browser, wanted(portal), () => server.deploy(dist));
        } finally {
          await server.deploy(dist);
        }
      });
    }
  }
  add('login, en', others, ({ server, app }) =>
    visit(browser, { url: server.origin + app.path, language: 'en', ready: app.email }),
  );
  add('list of clients', [...portals, ...others], ({ server, app }) =>
    measureClientList(browser, server.origin, app),
  );
  add('search among 10,000 clients', portals, ({ server, admin }) =>
    measureSearch(browser, server.origin, admin),
  );
  add('from the dashboard to a client', portals, ({ server, admin }) =>
    measureNavigation(browser, server.origin, admin),
  );
  add('scrolling 500 projects', portals, ({ server, noor }) =>
    measureScrolling(browser, server.origin, noor),
  );
  add('tour', portals, ({ server, noor }) => measureTour(tourBrowser, server.origin, noor));
  for (const [role, steps] of Object.entries(DAYS)) {
    add(`day of ${role}`, portals, async ({ server, build }) => {
      const { figures, interactions } = await measureDay(browser, server.origin, steps);
      onDay(role, build, interactions);
      return figures;
    });
  }
  return all;
}
