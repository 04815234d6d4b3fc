import type { Feature, RequestSlices } from '#core/store';
import * as requests from './sharing.requests';

export const sharingFeature: Feature = {
  name: 'sharing',
  requests: [
    requests.loadGuestLinks,
    requests.createGuestLink,
    requests.mailGuestLink,
    requests.updateGuestLink,
    requests.replaceGuestLink,
    requests.revokeGuestLink,
    requests.revokeGuestLinks,
  ],
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
