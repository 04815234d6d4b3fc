import { activityFeature } from './activity.feature';

export { ActivityScreen as Screen } from './screens/ActivityScreen/ActivityScreen';
export const features = [activityFeature];
