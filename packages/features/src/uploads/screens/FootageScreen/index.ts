export { FootageScreen } from './FootageScreen';
