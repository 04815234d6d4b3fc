import './editor/editor.feature';
export { EditProjectScreen } from './editor/screens/EditProjectScreen';
