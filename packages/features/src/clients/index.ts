export { ClientScreen } from './screens/ClientScreen';
