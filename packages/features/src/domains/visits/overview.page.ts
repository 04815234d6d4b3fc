import { visitsFeature } from './visits.feature';

export { VisitsScreen as Screen } from './screens/VisitsScreen/VisitsScreen';
export const features = [visitsFeature];
