export { ClientScreen } from './ClientScreen';
