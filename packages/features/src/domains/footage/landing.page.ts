import { transfersFeature } from '#transfers';
import { footageFeature } from './footage.feature';

export { UploadLandingScreen as Screen } from './screens/UploadLandingScreen/UploadLandingScreen';
export const features = [transfersFeature, footageFeature];
