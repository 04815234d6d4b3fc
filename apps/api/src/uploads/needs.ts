import type { Origins } from '../platform/base/origins.ts';
import type { StagingNeeds } from '../platform/files/staging.ts';
import type { ActiveUploads } from './activeUploads.ts';
import type { ResumableUploads } from './resumable/resumableUploads.ts';

export interface Needs extends StagingNeeds {
  readonly origins: Pick<Origins, 'portal'>;
  readonly uploads: ActiveUploads;
  readonly resumable: ResumableUploads;
}
