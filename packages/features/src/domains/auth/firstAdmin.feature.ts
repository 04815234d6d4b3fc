import type { Feature, RequestSlices } from '#core/store';
import * as requests from './firstAdmin.requests';
import { firstAdminSaga } from './firstAdmin.saga';

export const firstAdminFeature: Feature = {
  name: 'firstAdmin',
  requests,
  saga: firstAdminSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
