import { transfersFeature } from '#transfers';
import { footageFeature } from './footage.feature';

export { MissingFootageScreen as Screen } from './screens/FootageScreen/FootageScreen';
export const features = [transfersFeature, footageFeature];
