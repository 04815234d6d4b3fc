import type { Language } from '@jawla/contract/rules';
import { createHttp, warmUpHttp, type HttpSettings } from '#core/http';
import { openPopGate } from './unsavedChanges/popGate';
import { endedOn } from '#session';
import '../session/session.feature';
import { session } from '#session';
import { browserStorage, type SessionStorage } from '#core/device';
import type { LookAhead, Navigate, Reload } from '#core/store';
import { makeStore, type AppStore } from '#core/store';
import { browserNetwork, type Network } from '#core/device';
import { createTransport, type Transport } from '#core/http';
import '../core/connection/connection.feature';
import { connection } from '#core/connection';
import { SignedInTools } from './components/signedInTools.lazy';
import { savesData } from '#core/device';

export interface AppOptions {
  locale: Language;
  /** Where the API is, with a slash at the end. */
  apiBase?: string;
  storage?: SessionStorage;
  reload?: Reload;
  /** Fetches the code of the page at an address. */
  loadPage?: (path: string) => Promise<void>;
  /** Milliseconds before a failed read is repeated; stories do not want to wait. */
  retryWaitMs?: number;
  transport?: Transport;
  network?: Network;
}

export interface App {
  store: AppStore;
  storage: SessionStorage;
  reload: Reload;
  /**
   * Somebody is about to log in: fetches what the call will need, and the code of the pages where people
   * land, while they type.
   */
  warmUp: () => void;
  lookAhead: LookAhead;
  /** Takes the router's way to move about, once there is a router. @returns what takes it back */
  attachRouter: (navigate: Navigate, currentPath: () => string) => () => void;
}

const API_BASE = '/api/';

/** Where people land who have logged in: whoever it is, the page's code is the same. */
const LANDINGS = ['/user/anybody', '/dashboard'];

/**
 * Puts store, sagas and the way to the API together, and asks at once who is signed in, so that the
 * answer is under way before the first screen is drawn.
 */
export function createApp({
  locale,
  apiBase = API_BASE,
  storage = browserStorage,
  reload = reloadPage,
  loadPage,
  retryWaitMs,
  transport,
  network = browserNetwork,
}: AppOptions): App {
  openPopGate();
  const router: { navigate: Navigate; currentPath: () => string } = {
    // The router, which is not there yet, will start wherever the address then is.
    navigate: (to) => window.history.replaceState(null, '', to),
    currentPath: () => window.location.pathname + window.location.search,
  };
  const lookAhead = (path: string) => {
    loadPage?.(path).catch(() => undefined);
  };
  const settings: HttpSettings = {
    base: apiBase,
    token: () => storage.token(),
    language: () => locale,
    onSignedOut: () => store.dispatch(session.actions.expired(endedOn(router.currentPath()))),
    onContact: (reached) =>
      store.dispatch(reached ? connection.actions.reached(Date.now()) : connection.actions.lost()),
    ...(retryWaitMs === undefined ? {} : { retryWaitMs }),
  };
  const store = makeStore({
    context: {
      http: createHttp(settings),
      transport: transport ?? createTransport(settings),
      network,
      storage,
      reload,
      navigate: (to, options) => router.navigate(to, options),
      lookAhead,
      currentPath: () => router.currentPath(),
    },
  });
  if (storage.token() !== undefined) {
    // Beside the sagas, not after them: both are wanted for the first call.
    warmUpHttp();
    store.dispatch(session.actions.userRequested());
  }

  return {
    store,
    storage,
    reload,
    warmUp: () => {
      store.warmUp();
      warmUpHttp();
      if (savesData()) return;
      LANDINGS.forEach(lookAhead);
      SignedInTools.load().catch(() => undefined);
    },
    lookAhead,
    attachRouter(navigate, currentPath) {
      const before = { ...router };
      Object.assign(router, { navigate, currentPath });
      return () => {
        Object.assign(router, before);
      };
    },
  };
}

function reloadPage(path?: string) {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
}
