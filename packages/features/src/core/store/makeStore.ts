import { configureStore, createDynamicMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { rootReducer, type RootState } from './rootReducer';

export interface StoreOptions {
  /** The user changes: all state is reset, except slices for which `isRetained` returns true. */
  isUserChange: (action: UnknownAction) => boolean;
  /** Whether a slice of the state is retained when the user changes. */
  isRetained: (slice: string) => boolean;
  preloaded?: Partial<RootState>;
}

/** Creates a store. Its sagas are added by `startRuntime`, whose code loads later. */
export function makeStore({ isUserChange, isRetained, preloaded }: StoreOptions) {
  const middleware = createDynamicMiddleware();
  const reducer = (state: RootState | undefined, action: UnknownAction): RootState =>
    rootReducer(
      state !== undefined && isUserChange(action) ? pick(state, isRetained) : state,
      action,
    );
  const store = configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware.middleware),
  });
  return Object.assign(store, { addMiddleware: middleware.addMiddleware });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

function pick(state: RootState, isRetained: (slice: string) => boolean): Partial<RootState> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => isRetained(name)));
}
