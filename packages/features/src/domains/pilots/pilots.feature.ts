import type { Feature, RequestSlices } from '#core/store';
import * as requests from './pilots.requests';
import { pilotsSaga } from './pilots.saga';

export const pilotsFeature: Feature = {
  name: 'pilots',
  requests,
  saga: pilotsSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
