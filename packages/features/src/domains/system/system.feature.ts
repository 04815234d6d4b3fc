import type { Feature, RequestSlices } from '#core/store';
import * as requests from './system.requests';

export const systemFeature: Feature = {
  name: 'system',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
