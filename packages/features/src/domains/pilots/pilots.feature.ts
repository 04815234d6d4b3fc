import type { Feature } from '#core/store';
import { deletePilot, loadPilot, loadPilots, removePilotPicture } from './pilots.requests';
import { pilotsSaga } from './pilots.saga';

export const pilotsFeature: Feature = {
  name: 'pilots',
  slices: [loadPilot, loadPilots, deletePilot, removePilotPicture],
  saga: pilotsSaga,
};
