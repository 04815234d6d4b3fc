export { line, sheet } from './sheet';
