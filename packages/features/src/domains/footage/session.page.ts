import { transfersFeature } from '#transfers';

export { SessionFootageScreen as Screen } from './screens/FootageScreen/FootageScreen';
export const features = [transfersFeature];
