import type { Feature, RequestSlices } from '#core/store';
import * as requests from './activity.requests';

export const activityFeature: Feature = {
  name: 'activity',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
