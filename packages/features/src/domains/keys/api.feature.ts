import type { Feature, RequestSlices } from '#core/store';
import * as requests from './api.requests';

export const apiFeature: Feature = {
  name: 'api',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
