import '../clients/clients.feature';
import './users.feature';
export { DashboardScreen } from './screens/DashboardScreen';
