export { UploadLandingScreen } from './UploadLandingScreen';
