export { Layer, useLayer } from './Layer';
