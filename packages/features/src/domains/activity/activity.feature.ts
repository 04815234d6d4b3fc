import { activityEndpoints } from '@jawla/contract';
import type { Feature, RequestSlices } from '#core/store';
import * as requests from './activity.requests';

export const activityFeature: Feature = {
  name: 'activity',
  endpoints: activityEndpoints,
  requests: [requests.loadActivity, requests.loadActivityFilters],
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
