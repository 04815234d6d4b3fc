import type { Feature, RequestSlices } from '#core/store';
import * as requests from './trash.requests';

export const trashFeature: Feature = {
  name: 'trash',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
