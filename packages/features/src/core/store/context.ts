import type { Network, SessionStorage } from '#core/device';
import type { ApiClient, Transport } from '#core/http';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Navigates within the portal, without a page load. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Loads a page from the server, by default the current one: no state of the old page remains in memory. */
export type Reload = (path?: string) => void;

/** Prefetches the code of the page at a path; errors are ignored, as navigation will retry. */
export type PrefetchRoute = (path: string) => void;

/** Services that sagas get by `getContext`: the browser's in the portal, fakes in stories and tests. */
export interface SagaContext {
  http: ApiClient;
  navigate: Navigate;
  prefetchRoute: PrefetchRoute;
  reload: Reload;
  /** The current URL, without its origin. */
  currentPath: () => string;
  storage: SessionStorage;
  /** Sends files. */
  transport: Transport;
  network: Network;
}
