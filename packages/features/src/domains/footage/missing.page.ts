import { transfersFeature } from '#transfers';

export { MissingFootageScreen as Screen } from './screens/FootageScreen/FootageScreen';
export const features = [transfersFeature];
