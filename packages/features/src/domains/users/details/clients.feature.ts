import type { Feature } from '#core/store';
import { clientsSaga } from './clients.saga';
import { clients } from './clients.slice';

export const clientsFeature: Feature = { name: 'clients', parts: [clients], saga: clientsSaga };
