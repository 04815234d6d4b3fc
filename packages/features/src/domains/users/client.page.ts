import { clientsFeature } from './details/clients.feature';
import { usersFeature } from './list/users.feature';

export { ClientScreen as Screen } from './details/screens/ClientScreen/ClientScreen';
export const features = [usersFeature, clientsFeature];
