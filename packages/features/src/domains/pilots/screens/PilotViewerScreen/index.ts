export { PilotViewerScreen } from './PilotViewerScreen';
