import './clients.feature';
export { ClientScreen } from './screens/ClientScreen';
