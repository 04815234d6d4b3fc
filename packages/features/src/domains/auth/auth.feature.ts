import type { Feature, RequestSlices } from '#core/store';
import * as requests from './auth.requests';
import { authSaga } from './auth.saga';
import { messages } from './messages.slice';

export const authFeature: Feature = {
  name: 'auth',
  retainedSlices: [messages],
  requests,
  saga: authSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
