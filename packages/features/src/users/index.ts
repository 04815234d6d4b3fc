export { DashboardScreen } from './screens/DashboardScreen';
