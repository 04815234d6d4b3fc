import '../../archives/archives.feature';
import '../../transfers/transfers.feature';
import { addFeature } from '../../store/features';
import { pilotListSaga } from './pilotList.saga';
import { pilotList } from './pilotList.slice';

addFeature({ name: 'pilotList', slices: [pilotList], saga: pilotListSaga });
