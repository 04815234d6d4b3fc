import { guestEndpoints } from '@jawla/contract';
import type { Feature, RequestSlices } from '#core/store';
import * as requests from './guests.requests';

export const guestsFeature: Feature = {
  name: 'guests',
  endpoints: guestEndpoints,
  requests: [requests.loadGuestTour, requests.unlockGuestTour],
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
