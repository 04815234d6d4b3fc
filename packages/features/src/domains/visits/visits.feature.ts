import type { Feature, RequestSlices } from '#core/store';
import * as requests from './visits.requests';

export const visitsFeature: Feature = {
  name: 'visits',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
