import type { Feature, RequestSlices } from '#core/store';
import * as requests from './pilots.requests';
import { pilotsSaga } from './pilots.saga';

export const pilotsFeature: Feature = {
  name: 'pilots',
  requests: [
    requests.loadPilot,
    requests.loadPilots,
    requests.deletePilot,
    requests.removePilotPicture,
    requests.switchPilotBridge,
  ],
  saga: pilotsSaga,
};

declare module '#core/rootReducer' {
  interface LazySlices extends RequestSlices<typeof requests> {}
}
