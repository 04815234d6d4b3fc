import { authFeature } from './auth.feature';

export { CheckEmailScreen as Screen } from './screens/CheckEmailScreen/CheckEmailScreen';
export const features = [authFeature];
