import type { Feature } from '#core/store';
import { transfersSaga } from './transfers.saga';
import { transfers } from './transfers.slice';

export const transfersFeature: Feature = {
  name: 'transfers',
  slices: [transfers],
  saga: transfersSaga,
};
