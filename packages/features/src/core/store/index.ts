export type { Navigate, NavigateOptions, PrefetchRoute, Reload, SagaContext } from './context';
export { createRequest, type ApiRequest, type RequestSlices } from './createRequest';
export {
  all,
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
export { entitiesChanged, type Entity } from './entities';
export type { Feature, SliceLike } from './feature';
export { useOutcome, useOutcomes, useRequest, useRequestState } from './useRequest';
export { useAppDispatch, useAppSelector } from './hooks';
export { makeStore, type AppDispatch, type AppStore, type StoreOptions } from './makeStore';
export { rootReducer, type LazySlices, type RootState } from './rootReducer';
export { startRuntime, type Runtime, type RuntimeOptions } from './runtime';
export { StartFeatures } from './startFeatures';
export { useOnDemand, type OnDemand } from './useOnDemand';
