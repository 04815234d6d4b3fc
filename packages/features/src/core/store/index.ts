export type { Navigate, NavigateOptions, PrefetchRoute, Reload, SagaContext } from './context';
export { createRequest, type ApiRequest, type RequestOptions } from './createRequest';
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
  takeWithTimeout,
} from './effects';
export type { Feature, SliceLike } from './feature';
export { useRequest, useRequestState } from './useRequest';
export { useAppDispatch, useAppSelector } from './hooks';
export { makeStore, type AppDispatch, type AppStore, type StoreOptions } from './makeStore';
export { rootReducer, type LazySlices, type RootState } from './rootReducer';
export { startRuntime, type Runtime, type RuntimeOptions } from './runtime';
export { watchRequest } from './watchRequest';
export { StartFeatures } from './startFeatures';
