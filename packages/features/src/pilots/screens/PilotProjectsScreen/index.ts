export { PilotProjectsScreen } from './PilotProjectsScreen';
