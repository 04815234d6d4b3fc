export { NewPasswordScreen } from './NewPasswordScreen';
