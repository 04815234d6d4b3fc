import { footageFeature } from './footage.feature';

export { FootageInboxScreen as Screen } from './screens/FootageInboxScreen/FootageInboxScreen';
export const features = [footageFeature];
