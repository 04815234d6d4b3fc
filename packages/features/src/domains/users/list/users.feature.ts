import { addFeature } from '#core/store';
import { usersSaga } from './users.saga';
import { users } from './users.slice';

addFeature({ name: 'users', slices: [users], saga: usersSaga });
