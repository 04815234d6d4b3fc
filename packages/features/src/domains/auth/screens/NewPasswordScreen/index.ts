import '../../auth.feature';
export { NewPasswordScreen } from './NewPasswordScreen';
