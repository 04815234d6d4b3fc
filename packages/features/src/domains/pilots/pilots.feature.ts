import type { Feature } from '#core/store';
import { pilotsSaga } from './pilots.saga';
import { pilots } from './pilots.slice';

export const pilotsFeature: Feature = { name: 'pilots', parts: [pilots], saga: pilotsSaga };
