import type { Feature } from '#core/store';
import { usersSaga } from './users.saga';
import { users } from './users.slice';

export const usersFeature: Feature = { name: 'users', parts: [users], saga: usersSaga };
