import type { Feature, RequestSlices } from '#core/store';
import * as requests from './sso.requests';
import { ssoSaga } from './sso.saga';

export const ssoFeature: Feature = {
  name: 'sso',
  requests,
  saga: ssoSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
