import { trashFeature } from '#trash';
import { teamFeature } from './team.feature';

export { TeamScreen as Screen } from './screens/TeamScreen/TeamScreen';
export const features = [teamFeature, trashFeature];
