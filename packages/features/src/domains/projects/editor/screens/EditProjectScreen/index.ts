export { EditProjectScreen } from './EditProjectScreen';
