import './projects.feature';
export { ProjectViewerScreen } from './screens/ProjectViewerScreen';
export { UserProjectsScreen } from './screens/UserProjectsScreen';
