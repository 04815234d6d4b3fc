import type { Language } from '@jawla/contract/limits';
import type { DataRouter } from 'react-router-dom';
import { connection } from '#core/connection';
import {
  browserNetwork,
  browserStorage,
  isSaveDataEnabled,
  type Network,
  type SessionStorage,
} from '#core/device';
import type { Transport } from '#core/http';
import { findPage, href, handleSkippedTransitions } from '#core/routing';
import {
  makeStore,
  type AppStore,
  type Feature,
  type PrefetchRoute,
  type Reload,
  type Runtime,
} from '#core/store';
import { isUserChange, session } from '#session';
import type { PagesCode } from './pageCode';
import type { RuntimeEnvironment } from './runtimeEnvironment';

export interface AppOptions {
  locale: Language;
  /** The API's base URL, with a slash at the end. */
  apiBase?: string;
  storage?: SessionStorage;
  reload?: Reload;
  /** The code of the pages; stories of a single screen have none. */
  pages?: PagesCode;
  /** Delay before a failed GET is retried, in milliseconds. */
  retryWaitMs?: number;
  transport?: Transport;
  network?: Network;
}

export interface App {
  store: AppStore;
  storage: SessionStorage;
  reload: Reload;
  pages: PagesCode | undefined;
  /**
   * Loads the runtime and starts features.
   *
   * @throws if the code cannot be loaded; the next call retries.
   */
  start: (features?: readonly Feature[]) => Promise<void>;
  /** The user is about to log in: loads the runtime. */
  prepareLogin: () => void;
  prefetchRoute: PrefetchRoute;
  /** Attaches the router's `navigate` for sagas; the runtime starts only after that. */
  attachRouter: (router: AppRouter) => void;
  /** Stops the sagas: for stories and tests, whose stores do not live as long as the page. */
  stop: () => void;
}

export type AppRouter = Pick<DataRouter, 'navigate' | 'state'>;

const API_BASE = '/api/';

/** Landing pages after the login; any user name will do, because only their code is loaded. */
const LANDING_PATHS = [href('home', { userName: '-' }), href('dashboard', {})];

/** Creates the store and, for a device with a token, starts the runtime. */
export function createApp({
  locale,
  apiBase = API_BASE,
  storage = browserStorage,
  reload = reloadPage,
  pages,
  retryWaitMs,
  transport,
  network = browserNetwork,
}: AppOptions): App {
  handleSkippedTransitions();
  const store = makeStore({ isUserChange });
  const routerReady = Promise.withResolvers<AppRouter>();
  let loading: Promise<Runtime> | undefined;
  let stopped = false;

  const prefetchRoute = (path: string) => {
    const code = pages?.[findPage(path).name];
    if (typeof code === 'function') code().catch(() => undefined);
  };
  const loadRuntime = async (): Promise<Runtime> => {
    const [{ startAppRuntime }, router] = await Promise.all([
      import('./runtime'),
      routerReady.promise,
    ]);
    const environment: RuntimeEnvironment = {
      store,
      locale,
      apiBase,
      storage,
      reload,
      network,
      transport,
      retryWaitMs,
      prefetchRoute,
      navigate: (to, options) => void router.navigate(to, options),
      currentPath: () => router.state.location.pathname + router.state.location.search,
    };
    const runtime = startAppRuntime(environment);
    if (stopped) runtime.stop();
    return runtime;
  };
  const start = async (features: readonly Feature[] = []) => {
    loading ??= loadRuntime();
    try {
      const runtime = await loading;
      if (!stopped) features.forEach(runtime.start);
    } catch (cause) {
      loading = undefined;
      throw cause;
    }
  };
  const preload = () => {
    start().catch(() => {
      // The page's code cannot load either: its route shows the error.
      store.dispatch(connection.actions.lost());
      if (storage.token() !== undefined) {
        store.dispatch(session.actions.userFailed({ kind: 'offline' }));
      }
    });
  };
  if (storage.token() !== undefined) preload();
  // An unused login page has no runtime yet.
  const unsubscribe = storage.listen((event) => {
    start().then(
      () => store.dispatch(session.actions.tabEventReceived(event)),
      () => undefined,
    );
  });

  return {
    store,
    storage,
    reload,
    pages,
    start,
    prefetchRoute,
    prepareLogin: () => {
      preload();
      if (isSaveDataEnabled()) return;
      LANDING_PATHS.forEach(prefetchRoute);
    },
    attachRouter: routerReady.resolve,
    stop: () => {
      stopped = true;
      unsubscribe();
      void loading?.then((runtime) => runtime.stop());
    },
  };
}

function reloadPage(path?: string) {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
}
