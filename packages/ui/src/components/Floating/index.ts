export { AriaLocale } from './AriaLocale';
export { line, sheet } from './sheet';
