import '../../auth.feature';
export { PhoneLoginScreen } from './PhoneLoginScreen';
