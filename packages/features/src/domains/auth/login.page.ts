export { LoginScreen as Screen } from './screens/LoginScreen/LoginScreen';
