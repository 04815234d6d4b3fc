import { keysFeature } from './keys.feature';

export { ConnectionsScreen as Screen } from './screens/ConnectionsScreen/ConnectionsScreen';
export const features = [keysFeature];
