import type { Clock } from '../../platform/base/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Needs as UploadNeeds } from '../../uploads/needs.ts';
import type { UsersStore } from '../users/users.store.ts';
import type { FootageStore } from './footage.store.ts';

export interface Needs extends UploadNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly outbox: Outbox;
  readonly users: UsersStore;
  readonly footage: FootageStore;
}
