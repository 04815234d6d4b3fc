import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import type { SagaContext } from './context';
import { rootSaga } from './rootSaga';
import { rootReducer, type RootState } from './rootState';

export interface StoreOptions {
  context: SagaContext;
  preloaded?: Partial<RootState>;
  /** Hears of a feature's saga that broke. */
  onCrash?: (feature: string, cause: unknown) => void;
}

/** The store with its sagas running; each call makes a world of its own. */
export function makeStore({ context, preloaded, onCrash = reportCrash }: StoreOptions) {
  const sagas = createSagaMiddleware({ context: { ...context }, onError: () => undefined });
  const store = configureStore({
    reducer: rootReducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const running = sagas.run(rootSaga, onCrash);
  return Object.assign(store, {
    /** Ends the sagas: for stories and tests, where a store does not live as long as the page. */
    stop: () => running.cancel(),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

function reportCrash(feature: string, cause: unknown) {
  // The one place that may write to the console: a saga that broke is a defect to be reported.
  globalThis.reportError?.(new Error(`${feature} stopped and was started again`, { cause }));
}
