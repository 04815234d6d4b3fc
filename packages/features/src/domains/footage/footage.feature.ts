import type { Feature, RequestSlices } from '#core/store';
import * as requests from './footage.requests';
import { footageSaga } from './footage.saga';

export const footageFeature: Feature = {
  name: 'footage',
  requests,
  saga: footageSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
