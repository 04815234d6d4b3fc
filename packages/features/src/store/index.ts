export type { Navigate, NavigateOptions, Reload, SagaContext } from './context';
export { useAppDispatch, useAppSelector } from './hooks';
export { makeStore, type AppDispatch, type AppStore, type StoreOptions } from './makeStore';
export type { RootState } from './rootState';
