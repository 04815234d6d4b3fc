export { fold } from './fold';
export { latinDigits } from './latinDigits';
