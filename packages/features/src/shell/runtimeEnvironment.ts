import type { Language } from '@jawla/contract/limits';
import type { Network, SessionStorage } from '#core/device';
import type { Transport } from '#core/http';
import type { AppStore, Navigate, PrefetchRoute, Reload } from '#core/store';

/** Dependencies of the runtime that the app provides. */
export interface RuntimeEnvironment {
  store: AppStore;
  locale: Language;
  apiBase: string;
  storage: SessionStorage;
  reload: Reload;
  network: Network;
  transport: Transport | undefined;
  retryWaitMs: number | undefined;
  navigate: Navigate;
  currentPath: () => string;
  prefetchRoute: PrefetchRoute;
}
