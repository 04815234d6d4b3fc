import type { Feature } from '#core/store';
import { pilotListSaga } from './pilotList.saga';
import { pilotList } from './pilotList.slice';

export const pilotListFeature: Feature = {
  name: 'pilotList',
  parts: [pilotList],
  saga: pilotListSaga,
};
