import { addFeature } from '#core/store';
import { transfersSaga } from './transfers.saga';
import { transfers } from './transfers.slice';

addFeature({ name: 'transfers', slices: [transfers], saga: transfersSaga });
