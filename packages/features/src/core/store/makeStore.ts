import { configureStore, createDynamicMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { parts, type RootState } from './parts';

export interface StoreOptions {
  /** Another user takes over: all state but the kept parts is reset. */
  isUserChange: (action: UnknownAction) => boolean;
  /** Whether a part of the state outlives a change of user. */
  isKept: (part: string) => boolean;
  preloaded?: Partial<RootState>;
}

/** Creates a store. Its sagas come with `startRuntime`, whose code loads later. */
export function makeStore({ isUserChange, isKept, preloaded }: StoreOptions) {
  const middleware = createDynamicMiddleware();
  const reducer = (state: RootState | undefined, action: UnknownAction): RootState =>
    parts(state !== undefined && isUserChange(action) ? pick(state, isKept) : state, action);
  const store = configureStore({
    reducer,
    ...(preloaded ? { preloadedState: preloaded } : {}),
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware.middleware),
  });
  return Object.assign(store, { addMiddleware: middleware.addMiddleware });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

function pick(state: RootState, isKept: (part: string) => boolean): Partial<RootState> {
  return Object.fromEntries(Object.entries(state).filter(([name]) => isKept(name)));
}
