import type { Feature, RequestSlices } from '#core/store';
import * as requests from './allLinks.requests';

export const allLinksFeature: Feature = {
  name: 'allLinks',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
