import '../../tours/upload/archives.feature';
import '../../../transfers/transfers.feature';
import { addFeature } from '#core/store';
import { pilotListSaga } from './pilotList.saga';
import { pilotList } from './pilotList.slice';

addFeature({ name: 'pilotList', slices: [pilotList], saga: pilotListSaga });
