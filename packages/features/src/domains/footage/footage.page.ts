import '../../transfers/transfers.feature';
export { FootageScreen } from './screens/FootageScreen';
export { UploadLandingScreen } from './screens/UploadLandingScreen';
