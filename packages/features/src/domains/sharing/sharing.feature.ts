import type { Feature, RequestSlices } from '#core/store';
import * as requests from './sharing.requests';

export const sharingFeature: Feature = {
  name: 'sharing',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
