export { PilotViewerScreen } from './screens/PilotViewerScreen';
