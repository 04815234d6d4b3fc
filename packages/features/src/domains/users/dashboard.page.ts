import './details/clients.feature';
import './list/users.feature';
export { DashboardScreen } from './list/screens/DashboardScreen';
