import { authFeature } from './auth.feature';

export { PhoneLoginScreen as Screen } from './screens/PhoneLoginScreen/PhoneLoginScreen';
export const features = [authFeature];
