import '../users/users.feature';
import { addFeature } from '../store/features';
import { clientsSaga } from './clients.saga';
import { clients } from './clients.slice';

addFeature({ name: 'clients', slices: [clients], saga: clientsSaga });
