import { authFeature } from './auth.feature';

export { ForgotPasswordScreen as Screen } from './screens/ForgotPasswordScreen/ForgotPasswordScreen';
export const features = [authFeature];
