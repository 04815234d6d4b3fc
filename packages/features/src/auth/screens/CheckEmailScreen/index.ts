export { CheckEmailScreen } from './CheckEmailScreen';
