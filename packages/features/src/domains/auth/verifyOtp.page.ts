import { authFeature } from './auth.feature';

export { VerifyOtpScreen as Screen } from './screens/VerifyOtpScreen/VerifyOtpScreen';
export const features = [authFeature];
