import type { Language } from '@jawla/contract/limits';
import { createContext } from 'react';

/** Services of the browser and the app that screens use; stories replace them. */
export interface AppEnvironment {
  /** Whether this device has a session token. */
  hasToken: () => boolean;
  /** The e-mail address stored on this device; empty if there is none. */
  rememberedEmail: () => string;
  /** Loads the current page, or another one, from the server. */
  reload: (path?: string) => void;
  /** Shows the portal in a language until it is loaded again, without storing it as the user's choice. */
  showLanguage: (language: Language) => void;
  /** The user is about to log in: prefetches the code of the login and of the next pages. */
  prepareLogin: () => void;
}

export const AppContext = createContext<AppEnvironment>({
  hasToken: () => false,
  rememberedEmail: () => '',
  reload: () => undefined,
  showLanguage: () => undefined,
  prepareLogin: () => undefined,
});
