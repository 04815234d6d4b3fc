export { UserProjectsScreen } from './UserProjectsScreen';
