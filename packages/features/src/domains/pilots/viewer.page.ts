import './pilots.feature';
export { PilotViewerScreen } from './screens/PilotViewerScreen';
