import { accountFeature } from './account.feature';

export { ConfirmEmailScreen as Screen } from './screens/EmailLinkScreen/ConfirmEmailScreen';
export const features = [accountFeature];
