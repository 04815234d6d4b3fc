import './theme/styled';
export { UiProvider, type UiProviderProps } from './theme/UiProvider';
