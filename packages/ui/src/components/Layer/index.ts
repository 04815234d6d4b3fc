export { Layer, LayerPlace, usePortalContainer } from './Layer';
