export { createPalette } from './createPalette';
