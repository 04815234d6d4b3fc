export { ProjectViewerScreen } from './ProjectViewerScreen';
