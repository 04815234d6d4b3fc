import type { Feature, RequestSlices } from '#core/store';
import * as requests from './footage.requests';

export const footageFeature: Feature = {
  name: 'footage',
  requests: [
    requests.loadProjectNames,
    requests.loadOwnFootage,
    requests.loadInbox,
    requests.loadFiles,
    requests.takeFootage,
    requests.deleteFootage,
  ],
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
