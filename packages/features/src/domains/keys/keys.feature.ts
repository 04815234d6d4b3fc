import type { Feature, RequestSlices } from '#core/store';
import * as requests from './keys.requests';

export const keysFeature: Feature = {
  name: 'keys',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
