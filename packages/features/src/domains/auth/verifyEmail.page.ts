import { authFeature } from './auth.feature';

export { VerifyEmailScreen as Screen } from './screens/VerifyEmailScreen/VerifyEmailScreen';
export const features = [authFeature];
