import type { FirstLoads } from '#shell';
import { firstLoad } from '#core/store';
import { trashFeature } from '#trash';
import { pageRefOf } from './list/screens/DashboardScreen/useListAddress';
import { usersFeature } from './users.feature';
import { loadUsers } from './users.requests';

export { DashboardScreen as Screen } from './list/screens/DashboardScreen/DashboardScreen';
export const features = [usersFeature, trashFeature];
export const firstLoads: FirstLoads = (_, search) => [firstLoad(loadUsers, pageRefOf(search))];
