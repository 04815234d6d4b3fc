export { QrLoginButton } from './QrLoginButton';
