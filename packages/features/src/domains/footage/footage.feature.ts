import type { Feature, RequestSlices } from '#core/store';
import * as requests from './footage.requests';

export const footageFeature: Feature = {
  name: 'footage',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
