import type { Feature, RequestSlices } from '#core/store';
import * as requests from './clientsBulk.requests';
import { deleteUsers } from './deleteUsers';

const clientsBulkFeature: Feature = {
  name: 'clientsBulk',
  slices: [deleteUsers],
  requests: [requests.resendInvitations],
  saga: deleteUsers.saga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}

/** The module to load on demand. */
export { ClientsBulk as Content } from './ClientsBulk';
export const features = [clientsBulkFeature];
