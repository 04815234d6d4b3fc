import type { Feature } from '#core/store';
import { archivesSaga } from './archives.saga';
import { archives } from './archives.slice';

export const archivesFeature: Feature = { name: 'archives', parts: [archives], saga: archivesSaga };
