import { teamFeature } from './team.feature';

export { InviteClientsScreen as Screen } from './screens/InviteClientsScreen/InviteClientsScreen';
export const features = [teamFeature];
