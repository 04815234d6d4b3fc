export { MoreActions, type MoreAction } from './MoreActions';
