import '../../auth.feature';
export { VerifyOtpScreen } from './VerifyOtpScreen';
