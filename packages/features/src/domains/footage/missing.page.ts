export { MissingFootageScreen as Screen } from './screens/FootageScreen/FootageScreen';
export const features = [];
