import type { Feature, RequestSlices } from '#core/store';
import * as requests from './clientExport.requests';

export const clientExportFeature: Feature = { name: 'clientExport', requests };

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
