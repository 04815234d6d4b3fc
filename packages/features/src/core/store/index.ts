export type { Navigate, NavigateOptions, Reload, SagaContext } from './context';
export { useAppDispatch, useAppSelector } from './hooks';
export { makeStore, type AppDispatch, type AppStore, type StoreOptions } from './makeStore';
export type { RootState } from './rootState';
export { type LookAhead } from './context';
export {
  call,
  debounce,
  delay,
  fork,
  getContext,
  put,
  race,
  select,
  take,
  takeEvery,
  takeFrom,
  takeLatest,
  takeLeading,
  takeWithin,
} from './effects';
export { addFeature } from './features';
export { runFeature } from './sagas';
