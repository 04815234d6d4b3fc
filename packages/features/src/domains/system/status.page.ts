import { systemFeature } from './system.feature';

export { SystemScreen as Screen } from './screens/SystemScreen/SystemScreen';
export const features = [systemFeature];
