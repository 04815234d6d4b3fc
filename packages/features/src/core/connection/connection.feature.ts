import type { Feature } from '#core/store';
import { connectionSaga } from './connection.saga';
import { connection } from './connection.slice';

export const connectionFeature: Feature = {
  name: 'connection',
  outlivesUser: true,
  retainedSlices: [connection],
  saga: connectionSaga,
};
