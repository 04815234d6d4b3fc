import type { Feature, RequestSlices } from '#core/store';
import * as requests from './account.requests';
import { accountSaga } from './account.saga';

export const accountFeature: Feature = {
  name: 'account',
  requests,
  saga: accountSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
