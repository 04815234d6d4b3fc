import { transfersFeature } from '#transfers';

export { UploadLandingScreen as Screen } from './screens/UploadLandingScreen/UploadLandingScreen';
export const features = [transfersFeature];
