import '../../auth.feature';
export { ForgotPasswordScreen } from './ForgotPasswordScreen';
