import { authFeature } from './auth.feature';

export { NewPasswordScreen as Screen } from './screens/NewPasswordScreen/NewPasswordScreen';
export const features = [authFeature];
