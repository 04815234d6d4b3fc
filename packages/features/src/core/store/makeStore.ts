import { configureStore, createDynamicMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from './rootReducer';

export interface StoreOptions {
  /** The user changes: all state is reset, except that of retained slices. */
  isUserChange: (action: UnknownAction) => boolean;
  preloaded?: Partial<RootState>;
}

/** Creates a store. Its sagas are added by `startRuntime`, whose code loads later. */
export function makeStore({ isUserChange, preloaded }: StoreOptions) {
  const middleware = createDynamicMiddleware();
  const retained = new Set<string>();
  const reducer = (state: RootState | undefined, action: UnknownAction): RootState =>
    rootReducer(
      state !== undefined && isUserChange(action) ? pick(state, retained) : state,
      action,
    );
  const store = configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware.middleware),
  });
  return Object.assign(store, {
    addMiddleware: middleware.addMiddleware,
    /** Retains a slice of the state when the user changes. */
    retain: (slice: string) => void retained.add(slice),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

function pick(state: RootState, slices: ReadonlySet<string>): Partial<RootState> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => slices.has(name)));
}
