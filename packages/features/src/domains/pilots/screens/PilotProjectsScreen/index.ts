import '../../list/pilotList.feature';
export { PilotProjectsScreen } from './PilotProjectsScreen';
