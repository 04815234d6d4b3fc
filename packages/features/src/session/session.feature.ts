import type { Feature } from '#core/store';
import { sessionSaga } from './session.saga';
import { session } from './session.slice';

export const sessionFeature: Feature = {
  name: 'session',
  outlivesUser: true,
  retainedSlices: [session],
  saga: sessionSaga,
};
