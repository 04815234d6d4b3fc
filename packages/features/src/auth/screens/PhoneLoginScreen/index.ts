export { PhoneLoginScreen } from './PhoneLoginScreen';
