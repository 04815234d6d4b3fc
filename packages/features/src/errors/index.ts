export { ErrorScreen } from './screens/ErrorScreen';
