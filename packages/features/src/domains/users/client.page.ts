import './details/clients.feature';
export { ClientScreen } from './details/screens/ClientScreen';
