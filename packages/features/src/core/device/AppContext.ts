import { createContext } from 'react';

/** What screens need of the browser and the app; stories replace it. */
export interface AppEnvironment {
  /** Whether this device has a session token. */
  hasToken: () => boolean;
  /** The e-mail address stored on this device; empty if there is none. */
  rememberedEmail: () => string;
  /** Loads the page, or another one, from the server. */
  reload: (path?: string) => void;
  /** The user is about to log in: prefetches the code of the login and of the pages after it. */
  prepareLogin: () => void;
}

export const AppContext = createContext<AppEnvironment>({
  hasToken: () => false,
  rememberedEmail: () => '',
  reload: () => undefined,
  prepareLogin: () => undefined,
});
