import type { Http } from '../http';
import type { SessionStorage } from '../session/sessionStorage';

export interface NavigateOptions {
  replace?: boolean;
  state?: unknown;
}

/** Moves to another address of the portal without loading the page anew. */
export type Navigate = (to: string, options?: NavigateOptions) => void;

/** Loads a page anew, the one shown where none is named: for what must leave nothing behind. */
export type Reload = (path?: string) => void;

/** What sagas find in their surroundings: the portal gives them the real things, stories and tests others. */
export interface SagaContext {
  http: Http;
  navigate: Navigate;
  reload: Reload;
  /** The address shown, without its origin. */
  currentPath: () => string;
  storage: SessionStorage;
}
