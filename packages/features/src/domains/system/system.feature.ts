import { systemEndpoints } from '@jawla/contract';
import type { Feature, RequestSlices } from '#core/store';
import * as requests from './system.requests';

export const systemFeature: Feature = {
  name: 'system',
  endpoints: systemEndpoints,
  requests: [requests.loadSystemStatus, requests.retryMessages],
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
