export { UploadLandingScreen as Screen } from './screens/UploadLandingScreen/UploadLandingScreen';
export const features = [];
