import type { Feature } from '#core/store';
import { deletePilots } from './deletePilots';

const pilotsBulkFeature: Feature = {
  name: 'pilotsBulk',
  slices: [deletePilots],
  saga: deletePilots.saga,
};

/** The module to load on demand. */
export { PilotsBulk as Content } from './PilotsBulk';
export const features = [pilotsBulkFeature];
