import { configureStore } from '@reduxjs/toolkit';
import { session } from '../../session/session.slice';
import type { SagaContext } from './context';
import { deferSagas, type LoadedSagas } from './deferredSagas';
import { watchFeatures } from './features';
import { addParts, rootReducer, type RootState } from './rootState';

export interface StoreOptions {
  context: SagaContext;
  preloaded?: Partial<RootState>;
  /** Hears of a feature's saga that broke. */
  onCrash?: (feature: string, cause: unknown) => void;
  /** Tests bring what runs sagas along: they need not wait for it. */
  loaded?: LoadedSagas;
}

/** A store with its sagas; each call makes a world of its own. */
export function makeStore({ context, preloaded, onCrash = reportCrash, loaded }: StoreOptions) {
  const sagas = deferSagas((api) => ({ ...api, context, onCrash }), loaded);
  const store = configureStore({
    reducer: rootReducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas.middleware),
  });
  const unwatch = watchFeatures((feature) => {
    addParts(feature.slices);
    // Makes the new parts appear, without an action that anybody hears of.
    store.replaceReducer(rootReducer);
    sagas.add(feature);
  });
  const unlisten = context.storage.listen((event) =>
    store.dispatch(session.actions.tabTold(event)),
  );
  return Object.assign(store, {
    /** Fetches what actions will need, ahead of the first. */
    warmUp: sagas.start,
    /** Ends the sagas: for stories and tests, where a store does not live as long as the page. */
    stop: () => {
      unwatch();
      unlisten();
      sagas.stop();
    },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

function reportCrash(feature: string, cause: unknown) {
  // The one place that may write to the console: a saga that broke is a defect to be reported.
  globalThis.reportError?.(new Error(`${feature} stopped and was started again`, { cause }));
}
