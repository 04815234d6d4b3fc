import type { Language } from '@jawla/contract/limits';
import { languageOf } from './languageOf';
import type { Decorator } from '@storybook/react-vite';
import { UiProvider, useBrand } from '@jawla/ui';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  createMemoryRouter,
  matchPath,
  Outlet,
  parsePath,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import { fn } from 'storybook/test';
import type { TabEvent } from '#core/device';
import { PAGES, type PageDefinition, type PageName } from '#core/routing';
import type { Feature } from '#core/store';
import { createApp, FeaturesProvider, pageErrorOf, type FeaturesProviderProps } from '#shell';
import { fakeDevice, type DeviceOptions } from './fakeDevice';
import { fakeTransport, type TransportControls } from './fakeTransport';

export interface ScreenStoryOptions extends DeviceOptions {
  /** The current URL path, with its query and fragment. */
  path: string;
  /** The page whose route the path matches. Without it, the screen reads no parameters: the route is the path. */
  page?: PageName;
  /** Another route. */
  route?: string;
  /** The location state that a redirect passed. */
  state?: unknown;
  /** The features that the page's module would start. */
  features?: readonly Feature[];
  /** Uploads proceed as far as the story allows: see `uploads`. */
  holdsUploads?: boolean;
  /** The pause before a read that failed is sent again, in milliseconds. By default almost none. */
  retryWaitMs?: number;
}

/** Called when a screen reloads the page, which a story does not do. */
export const onReload = fn<(path?: string) => void>();
/** The fake device; the story may emit events of another tab of it. */
const device = { now: fakeDevice() };

/** The stored token after the screen has changed it; `undefined` if there is none. */
export const stored = {
  get token() {
    return device.now.storage.token();
  },
};

/** The fake transport of a story that controls its uploads. */
export const uploads: { controls: TransportControls } = { controls: fakeTransport().controls };

/** Emits an event of another tab of the same browser. */
export function emitFromOtherTab(event: TabEvent): void {
  device.now.emit(event);
}

/** Decorator that renders a wired screen in its own environment: store, router, session and language. */
export function screenStory(options: ScreenStoryOptions): Decorator {
  return (Story, { globals, id, parameters }) => (
    <TestEnvironment
      key={`${id}-${String(globals['locale'])}`}
      {...options}
      {...overrides(parameters['screen'])}
      locale={languageOf(globals)}
    >
      <Story />
    </TestEnvironment>
  );
}

/** A story can override its file's options in `parameters.screen`. */
function overrides(given: unknown): Partial<ScreenStoryOptions> {
  return typeof given === 'object' && given !== null ? given : {};
}

interface SurroundingsProps extends ScreenStoryOptions {
  locale: Language;
  children: ReactNode;
}

function TestEnvironment({
  path,
  page,
  route = routeOf(path, page),
  token,
  state,
  rememberedEmail,
  acceptsCookies,
  endsInMs,
  sentMsAgo,
  holdsUploads = false,
  retryWaitMs = 1,
  features = NO_FEATURES,
  locale,
  children,
}: SurroundingsProps) {
  const app = useMemo(() => {
    const storage = openDevice({ token, rememberedEmail, acceptsCookies, endsInMs, sentMsAgo });
    const common = { locale, storage, reload: onReload, retryWaitMs };
    if (!holdsUploads) return createApp(common);
    const { transport, network } = storyTransport();
    return createApp({ ...common, transport, network });
  }, [
    locale,
    token,
    rememberedEmail,
    acceptsCookies,
    endsInMs,
    sentMsAgo,
    holdsUploads,
    retryWaitMs,
  ]);
  // The router is created once, while the rendered story may change with its args.
  const router = useMemo(() => {
    return createMemoryRouter(
      [
        {
          element: (
            <PageProviders app={app} locale={locale}>
              <Outlet />
            </PageProviders>
          ),
          children: [
            { path: route, element: <StoryContent />, ErrorBoundary: pageErrorOf(page) },
            { path: '*', element: <Elsewhere /> },
          ],
        },
      ],
      { initialEntries: [{ ...parsePath(path), state }] },
    );
  }, [app, locale, page, path, route, state]);
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    app.attachRouter(router);
    void app.start(features).then(() => setStarted(true));
    return () => app.stop();
  }, [app, router, features]);
  return (
    <Content value={isStarted ? children : null}>
      <RouterProvider router={router} />
    </Content>
  );
}

function routeOf(path: string, page: PageName | undefined): string {
  const { pathname = '/' } = parsePath(path);
  const paths: PageDefinition['paths'] | [] = page === undefined ? [] : PAGES[page].paths;
  return paths.find((one) => matchPath(one, pathname) !== null) ?? pathname;
}

/** As in the portal, whose pages may change the language without a reload. */
function PageProviders({ app, locale, children }: FeaturesProviderProps) {
  const [shown, setShown] = useState(locale);
  const brand = useBrand();
  return (
    <FeaturesProvider app={app} locale={shown} onLocale={setShown}>
      {shown === locale ? (
        children
      ) : (
        <UiProvider brand={brand} scheme="system" locale={shown}>
          {children}
        </UiProvider>
      )}
    </FeaturesProvider>
  );
}

const NO_FEATURES: readonly Feature[] = [];

/** The rendered story, for the route below. */
const Content = createContext<ReactNode>(null);

function StoryContent() {
  return use(Content);
}

/** Renders the location after the screen has navigated away, so that a story can assert it. */
function Elsewhere() {
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <main data-testid="elsewhere" data-state={JSON.stringify(state)}>
      <bdi dir="ltr">{location.pathname + location.search}</bdi>
    </main>
  );
}

/** Creates a fake transport that the story controls. */
function storyTransport() {
  const fake = fakeTransport();
  uploads.controls = fake.controls;
  return fake;
}

function openDevice(options: DeviceOptions) {
  device.now = fakeDevice(options);
  return device.now.storage;
}
