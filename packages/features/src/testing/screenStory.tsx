import type { Language } from '@jawla/contract/limits';
import { languageOf } from './languageOf';
import type { Decorator } from '@storybook/react-vite';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { fn } from 'storybook/test';
import type { TabEvent } from '#core/device';
import type { Feature } from '#core/store';
import { createApp, FeaturesProvider, PageError } from '#shell';
import { fakeDevice, type DeviceOptions } from './fakeDevice';
import { fakeTransport, type Line } from './fakeTransport';

export interface ScreenStoryOptions extends DeviceOptions {
  /** The address that is open, with its query. */
  path: string;
  /** The pattern that the address matches; the address itself where it has no parts to read. */
  route?: string;
  /** What a redirect brought along. */
  state?: unknown;
  /** What the page's module would start. */
  features?: readonly Feature[];
  /** Files leave as far as the story lets them: see `uploads`. */
  holdsUploads?: boolean;
}

/** Called when a screen reloads the page: in a story the page stays. */
export const onReload = fn<(path?: string) => void>();
/** The device that the story runs on: a second tab of it is one that the story plays. */
const device = { now: fakeDevice() };

/** The token that a screen left behind; `undefined` where it left none. */
export const kept = {
  get token() {
    return device.now.token();
  },
};

/** Where the files of a story that holds its uploads leave. */
export const uploads: { line: Line } = { line: fakeTransport().line };

/** Another tab of the same browser tells something. */
export function tellFromOtherTab(event: TabEvent): void {
  device.now.tell(event);
}

/** Puts a wired screen into surroundings of its own: store, router, session and language. */
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

/** A story may differ from its file in `parameters.screen`. */
function overrides(given: unknown): Partial<ScreenStoryOptions> {
  return typeof given === 'object' && given !== null ? given : {};
}

interface SurroundingsProps extends ScreenStoryOptions {
  locale: Language;
  children: ReactNode;
}

function TestEnvironment({
  path,
  route = path.split('?')[0] ?? '/',
  token,
  state,
  rememberedEmail,
  acceptsCookies,
  endsInMs,
  sentMsAgo,
  holdsUploads = false,
  features = NO_FEATURES,
  locale,
  children,
}: SurroundingsProps) {
  const app = useMemo(() => {
    const storage = openDevice({ token, rememberedEmail, acceptsCookies, endsInMs, sentMsAgo });
    const common = { locale, storage, reload: onReload, retryWaitMs: 1 };
    if (!holdsUploads) return createApp(common);
    const { transport, network } = storyTransport();
    return createApp({ ...common, transport, network });
  }, [locale, token, rememberedEmail, acceptsCookies, endsInMs, sentMsAgo, holdsUploads]);
  // The router is created once; what the story renders may change with its arguments.
  const router = useMemo(() => {
    const [pathname = '/', search = ''] = path.split(/(?=\?)/);
    return createMemoryRouter(
      [
        {
          element: (
            <FeaturesProvider app={app} locale={locale}>
              <Outlet />
            </FeaturesProvider>
          ),
          children: [
            { path: route, element: <StoryContent />, ErrorBoundary: PageError },
            { path: '*', element: <Elsewhere /> },
          ],
        },
      ],
      { initialEntries: [{ pathname, search, state }] },
    );
  }, [app, locale, path, route, state]);
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

const NO_FEATURES: readonly Feature[] = [];

/** What the story renders, for the route below. */
const Content = createContext<ReactNode>(null);

function StoryContent() {
  return use(Content);
}

/** Where a screen led: a story can see that it was left, and for what. */
function Elsewhere() {
  const location = useLocation();
  const state: unknown = location.state;
  return (
    <main data-testid="elsewhere" data-state={JSON.stringify(state)}>
      <bdi dir="ltr">{location.pathname + location.search}</bdi>
    </main>
  );
}

/** A line that the story holds in its hands. */
function storyTransport() {
  const fake = fakeTransport();
  uploads.line = fake.line;
  return fake;
}

/** A device of the story's own, in one tab. */
function openDevice(options: DeviceOptions) {
  device.now = fakeDevice(options);
  return device.now.openTab();
}
