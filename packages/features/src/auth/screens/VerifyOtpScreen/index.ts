export { VerifyOtpScreen } from './VerifyOtpScreen';
