import { toursFeature } from '#tours';
import { transfersFeature } from '#transfers';
import { trashFeature } from '#trash';
import { pilotsFeature } from './pilots.feature';

export { PilotProjectsScreen as Screen } from './screens/PilotProjectsScreen/PilotProjectsScreen';
export const features = [transfersFeature, toursFeature, pilotsFeature, trashFeature];
