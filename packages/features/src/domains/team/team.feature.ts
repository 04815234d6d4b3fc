import type { Feature, RequestSlices } from '#core/store';
import * as requests from './team.requests';
import { teamSaga } from './team.saga';

export const teamFeature: Feature = {
  name: 'team',
  requests,
  saga: teamSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
