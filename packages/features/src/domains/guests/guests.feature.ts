import type { Feature, RequestSlices } from '#core/store';
import * as requests from './guests.requests';

export const guestsFeature: Feature = {
  name: 'guests',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
