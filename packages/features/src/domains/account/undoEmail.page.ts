import { accountFeature } from './account.feature';

export { UndoEmailScreen as Screen } from './screens/EmailLinkScreen/UndoEmailScreen';
export const features = [accountFeature];
