export { MoreActions } from './MoreActions';
