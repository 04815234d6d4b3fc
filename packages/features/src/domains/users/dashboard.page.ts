import { clientsFeature } from './details/clients.feature';
import { usersFeature } from './list/users.feature';

export { DashboardScreen as Screen } from './list/screens/DashboardScreen/DashboardScreen';
export const features = [usersFeature, clientsFeature];
