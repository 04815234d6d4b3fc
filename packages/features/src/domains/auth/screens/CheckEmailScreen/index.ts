import '../../auth.feature';
export { CheckEmailScreen } from './CheckEmailScreen';
