import { apiFeature } from './api.feature';

export { ApiScreen as Screen } from './screens/ApiScreen/ApiScreen';
export const features = [apiFeature];
