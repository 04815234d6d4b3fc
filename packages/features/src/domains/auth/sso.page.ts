import { ssoFeature } from './sso.feature';

export { SsoScreen as Screen } from './screens/SsoScreen/SsoScreen';
export const features = [ssoFeature];
