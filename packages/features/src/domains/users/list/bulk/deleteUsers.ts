import type { UserRow } from '@jawla/contract';
import { createBatch, type Run } from '#bulk';
import { deleteUser } from '../../users.requests';

export const deleteUsers = createBatch('users/deleteSeveral', deleteUser);

declare module '#core/rootReducer' {
  interface LazySlices {
    'users/deleteSeveral': Run<UserRow> | null;
  }
}
