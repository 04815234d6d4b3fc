import type { Language } from '@jawla/contract/limits';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { SessionStorage } from '#core/device';
import { createApp, createRoutes, FeaturesProvider, type PagesCode } from '#shell';
import * as S from './Browser.styles';
import type { Device } from './fakeDevice';
import type { fakeTransport } from './fakeTransport';

export interface BrowserProps {
  device: Device;
  /** The URL of each tab; the first tab is active. */
  paths: readonly string[];
  /** The fake transport for uploads. */
  files: Pick<ReturnType<typeof fakeTransport>, 'transport' | 'network'>;
  locale: Language;
  /** The portal's pages, loaded again in each tab. */
  pages: PagesCode;
}

const opener: { open: (path: string) => void } = { open: () => undefined };

/** Opens a URL in a new tab of the rendered browser, as a link in a mail does. */
export function openTab(path: string): void {
  opener.open(path);
}

/** The complete portal in the tabs of a browser, with the URL of each. */
export function Browser({ device, paths, files, locale, pages }: BrowserProps) {
  const [front, setFront] = useState(0);
  const [opened, setOpened] = useState(paths);
  const [shown, setShown] = useState(paths);
  useEffect(() => {
    opener.open = (path) => {
      setOpened((all) => [...all, path]);
      setShown((all) => [...all, path]);
      setFront(opened.length);
    };
  }, [opened]);
  const onMove = useCallback((tab: number, path: string) => {
    setShown((all) => all.map((before, at) => (at === tab ? path : before)));
  }, []);
  return (
    <>
      <S.Bar dir="ltr">
        {shown.map((path, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- tabs are only added
          <S.Tab key={at} type="button" aria-pressed={at === front} onClick={() => setFront(at)}>
            {at + 1} · {path}
          </S.Tab>
        ))}
      </S.Bar>
      {opened.map((path, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- tabs are only added
        <div key={at} hidden={at !== front}>
          <BrowserTab
            path={path}
            device={device}
            files={files}
            locale={locale}
            at={at}
            onMove={onMove}
            pages={pages}
          />
        </div>
      ))}
    </>
  );
}

interface BrowserTabProps extends Omit<BrowserProps, 'paths'> {
  path: string;
  /** Index of the tab, from 0. */
  at: number;
  onMove: (at: number, path: string) => void;
}

/** One tab: reloads and navigation of its page stay inside it. */
function BrowserTab({ path, at, device, onMove, ...page }: BrowserTabProps) {
  const [load, setLoad] = useState({ path, count: 0 });
  const storage = useMemo(() => device.openTab(), [device]);
  const moved = useCallback((to: string) => onMove(at, to), [at, onMove]);
  return (
    <LoadedPage
      key={load.count}
      {...page}
      path={load.path}
      storage={storage}
      onMove={moved}
      onReload={(to) => setLoad(({ count }) => ({ path: to, count: count + 1 }))}
    />
  );
}

interface LoadedPageProps extends Pick<BrowserProps, 'files' | 'locale' | 'pages'> {
  path: string;
  storage: SessionStorage;
  onMove: (path: string) => void;
  onReload: (path: string) => void;
}

function LoadedPage({ path, storage, files, locale, onMove, onReload, pages }: LoadedPageProps) {
  const [{ app, router }] = useState(() => {
    const app = createApp({
      locale,
      storage,
      ...files,
      pages,
      reload: (to) => onReload(to ?? pathOf(router)),
      retryWaitMs: 1,
    });
    // oxlint-disable-next-line react/no-unstable-nested-components -- created once, with the router
    const Root = ({ children }: { children: ReactNode }) => (
      <FeaturesProvider app={app} locale={locale}>
        <LocationObserver onMove={onMove} />
        {children}
      </FeaturesProvider>
    );
    const routes = createRoutes(app, pages, Root);
    const router = createMemoryRouter(routes, { initialEntries: [path] });
    app.attachRouter(router);
    return { app, router };
  });
  useEffect(() => () => app.stop(), [app]);
  return <RouterProvider router={router} />;
}

function pathOf({ state: { location } }: ReturnType<typeof createMemoryRouter>): string {
  return location.pathname + location.search;
}

/** Reports the path of the current page once it is rendered. */
function LocationObserver({ onMove }: { onMove: (path: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => onMove(pathname + search), [onMove, pathname, search]);
  return null;
}
