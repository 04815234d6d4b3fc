export { EditProjectScreen } from './screens/EditProjectScreen';
