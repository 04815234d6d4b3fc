import { createContext } from 'react';

export interface AppSurroundings {
  /** Whether this device holds a login token. */
  hasToken: () => boolean;
  /** The e-mail address kept on this device; empty where none is. */
  rememberedEmail: () => string;
  /** Loads the page anew, or another one. */
  reload: (path?: string) => void;
  /** Somebody is about to do something: fetches what every call needs, ahead of the first. */
  warmUp: () => void;
}

/** What screens may ask of the browser, so that stories can stand in for it. */
export const AppContext = createContext<AppSurroundings>({
  hasToken: () => false,
  rememberedEmail: () => '',
  reload: () => undefined,
  warmUp: () => undefined,
});
