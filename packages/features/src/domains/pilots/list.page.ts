import { toursFeature } from '#tours';
import { transfersFeature } from '#transfers';
import { pilotListFeature } from './list/pilotList.feature';

export { PilotProjectsScreen as Screen } from './screens/PilotProjectsScreen/PilotProjectsScreen';
export const features = [transfersFeature, toursFeature, pilotListFeature];
