export { AriaLocale } from './AriaLocale';
export { Floating, type FloatingProps } from './Floating';
export { line, sheet } from './sheet';
