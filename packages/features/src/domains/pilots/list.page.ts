import { toursFeature } from '#tours';
import { pilotsFeature } from './pilots.feature';

export { PilotProjectsScreen as Screen } from './screens/PilotProjectsScreen/PilotProjectsScreen';
export const features = [toursFeature, pilotsFeature];
