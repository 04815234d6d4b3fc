import type { Feature, RequestSlices } from '#core/store';
import * as requests from './users.requests';
import { usersSaga } from './users.saga';
import { users } from './users.slice';

export const usersFeature: Feature = {
  name: 'users',
  slices: [users],
  requests,
  saga: usersSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
