import '../list/users.feature';
import { addFeature } from '#core/store';
import { clientsSaga } from './clients.saga';
import { clients } from './clients.slice';

addFeature({ name: 'clients', slices: [clients], saga: clientsSaga });
