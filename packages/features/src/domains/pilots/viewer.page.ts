import { pilotsFeature } from './pilots.feature';

export { PilotViewerScreen as Screen } from './screens/PilotViewerScreen/PilotViewerScreen';
export const features = [pilotsFeature];
