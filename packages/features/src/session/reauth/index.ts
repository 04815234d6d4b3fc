export { ReauthDialog } from './ReauthDialog';
