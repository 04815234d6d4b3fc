export { ErrorScreen } from '.';
