import '../../../transfers/transfers.feature';
import { addFeature } from '#core/store';
import { archivesSaga } from './archives.saga';
import { archives } from './archives.slice';

addFeature({ name: 'archives', slices: [archives], saga: archivesSaga });
