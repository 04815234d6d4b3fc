import { trashFeature } from '#trash';
import { usersFeature } from './users.feature';

export { DashboardScreen as Screen } from './list/screens/DashboardScreen/DashboardScreen';
export const features = [usersFeature, trashFeature];
