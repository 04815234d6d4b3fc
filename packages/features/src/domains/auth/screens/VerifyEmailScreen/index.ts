import '../../auth.feature';
export { VerifyEmailScreen } from './VerifyEmailScreen';
