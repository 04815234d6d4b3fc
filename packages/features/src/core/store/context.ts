import type { Http } from '#core/http';
import type { SessionStorage } from '#core/device';
import type { Network } from '#core/device';
import type { Transport } from '#core/http';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Moves to another address of the portal without loading the page anew. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Loads a page anew, the one shown where none is named: for what must leave nothing behind. */
export type Reload = (path?: string) => void;

/** Fetches the code of the page at an address, ahead of going there; what fails is fetched again then. */
export type LookAhead = (path: string) => void;

/** What sagas find in their surroundings: the portal gives them the real things, stories and tests others. */
export interface SagaContext {
  http: Http;
  navigate: Navigate;
  lookAhead: LookAhead;
  reload: Reload;
  /** The address shown, without its origin. */
  currentPath: () => string;
  storage: SessionStorage;
  /** The way of files to the server. */
  transport: Transport;
  network: Network;
}
