/** Sagas and API client: loaded on start for signed-in users, on the first input at the login. */
import { connection, connectionFeature } from '#core/connection';
import { createApiClient, createTransport, type ApiClientOptions } from '#core/http';
import { startRuntime, type Runtime } from '#core/store';
import {
  endedOn,
  isUserChange,
  selectReauth,
  selectUserData,
  session,
  sessionFeature,
  userShown,
} from '#session';
import { confirmUnload } from './confirmUnload';
import type { RuntimeEnvironment } from './runtimeEnvironment';

/** Waits until the user has logged in again over the page, or has left it. @returns which */
function isRenewed(store: RuntimeEnvironment['store']): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      if (selectReauth(store.getState()) !== undefined) return;
      unsubscribe();
      resolve(selectUserData(store.getState()).phase === 'ready');
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}

/** Starts the sagas of session and connection, and requests the user of a stored token. */
export function startAppRuntime(environment: RuntimeEnvironment): Runtime {
  const { store, locale, apiBase, storage, reload, network, retryWaitMs } = environment;
  const { navigate, currentPath, prefetchRoute } = environment;
  const options: ApiClientOptions = {
    base: apiBase,
    token: () => storage.token(),
    early: globalThis.earlyResponses ?? [],
    language: () => locale,
    onSignedOut: async (isSaving = false) => {
      // The session has ended already: a late response of it must not clear the login page.
      if (selectUserData(store.getState()).phase === 'idle') return false;
      store.dispatch(session.actions.expired({ ...endedOn(currentPath()), isSaving }));
      return isRenewed(store);
    },
    onReachabilityChange: (reached) =>
      store.dispatch(reached ? connection.actions.reached(Date.now()) : connection.actions.lost()),
    retryWaitMs,
  };
  const runtime = startRuntime(store, {
    context: {
      http: createApiClient(options),
      transport: environment.transport ?? createTransport(options),
      network,
      storage,
      reload,
      navigate,
      prefetchRoute,
      currentPath,
    },
    isUserChange,
  });
  [sessionFeature, connectionFeature].forEach(runtime.start);
  if (storage.token() !== undefined) store.dispatch(session.actions.userRequested());
  const stopConfirming = confirmUnload(store);
  const ended = new AbortController();
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') store.dispatch(userShown());
    },
    ended,
  );
  return {
    ...runtime,
    stop: () => {
      stopConfirming();
      ended.abort();
      runtime.stop();
    },
  };
}
