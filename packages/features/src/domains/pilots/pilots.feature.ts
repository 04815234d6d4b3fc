import { addFeature } from '#core/store';
import { pilotsSaga } from './pilots.saga';
import { pilots } from './pilots.slice';

addFeature({ name: 'pilots', slices: [pilots], saga: pilotsSaga });
