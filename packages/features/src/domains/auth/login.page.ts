import './auth.feature';
export { LoginScreen } from './screens/LoginScreen';
