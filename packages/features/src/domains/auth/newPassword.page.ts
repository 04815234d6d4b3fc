import { authFeature } from './auth.feature';
import { ssoFeature } from './sso.feature';

export { NewPasswordScreen as Screen } from './screens/NewPasswordScreen/NewPasswordScreen';
export const features = [authFeature, ssoFeature];
