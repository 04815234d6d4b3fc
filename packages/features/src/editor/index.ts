import './editor.feature';
export { EditProjectScreen } from './screens/EditProjectScreen';
