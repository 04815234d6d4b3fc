import { accountFeature } from './account.feature';

export { AccountScreen as Screen } from './screens/AccountScreen/AccountScreen';
export const features = [accountFeature];
