import type { Feature } from '#core/store';
import { transfersSaga } from './transfers.saga';
import { transfers } from './transfers.slice';

export const transfersFeature: Feature = {
  name: 'transfers',
  // The end of a session only pauses uploads; the slice discards those of another user.
  outlivesUser: true,
  retainedSlices: [transfers],
  saga: transfersSaga,
};
