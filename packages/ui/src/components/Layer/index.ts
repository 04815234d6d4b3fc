export { Layer, usePortalContainer } from './Layer';
