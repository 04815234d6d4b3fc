import type { Feature, RequestSlices } from '#core/store';
import * as requests from './notes.requests';

export const notesFeature: Feature = {
  name: 'notes',
  requests,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
