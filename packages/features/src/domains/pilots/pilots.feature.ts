import type { Feature } from '#core/store';
import { deletePilot, loadPilot, loadPilots } from './pilots.requests';
import { pilotsSaga } from './pilots.saga';

export const pilotsFeature: Feature = {
  name: 'pilots',
  parts: [loadPilot, loadPilots, deletePilot],
  saga: pilotsSaga,
};
