import type { FootageDelivery, FootageFile, OwnFootage } from '@jawla/contract';
import { fullName } from '@jawla/contract/fullName';
import { FOOTAGE_FOLDERS } from '@jawla/contract/footageLimits';
import { removeHidden } from '@jawla/contract/visibleText';
import type { DeliveryRecord, FootageFileRecord } from '../../platform/db/schema.ts';
import type { ListedDelivery, MatchingProject } from './footage.store.ts';

export function toFile(file: FootageFileRecord): FootageFile {
  return {
    _id: file.id,
    name: removeHidden(file.name) || '_',
    bytes: file.bytes,
    kind: file.kind,
    isMissing: file.is_missing === 1,
  };
}

/** @param projects - Those that have the delivery's project name. */
export function toDelivery(
  delivery: ListedDelivery,
  options: {
    readonly projects: readonly MatchingProject[];
    readonly isReady: boolean;
    readonly strip: readonly FootageFileRecord[];
  },
): FootageDelivery {
  const [first, ...others] = options.projects;
  // The name at that time, once the account is deleted.
  const sender =
    nameOf(delivery.sender_fname, delivery.sender_lname) ?? delivery.sender_name ?? undefined;
  const taker = nameOf(delivery.taker_fname, delivery.taker_lname);
  return {
    ...toSummary(delivery),
    isMatched: first !== undefined,
    project: first && others.length === 0 ? { _id: first.id, userName: first.userName } : null,
    ...(sender !== undefined && { sender }),
    taken:
      delivery.taken_at === null
        ? null
        : { at: delivery.taken_at, ...(taker !== undefined && { by: taker }) },
    isReady: options.isReady,
    strip: options.strip.map(toFile),
  };
}

export function toOwnFootage(delivery: DeliveryRecord): OwnFootage {
  const { taken_at, deleted_at } = delivery;
  return {
    ...toSummary(delivery),
    state: deleted_at !== null ? 'deleted' : taken_at !== null ? 'taken' : 'received',
  };
}

function toSummary({ id, project_name, folder, files, bytes, created_at }: DeliveryRecord) {
  return {
    _id: id,
    projectName: project_name,
    folder: folder === FOOTAGE_FOLDERS.missing ? FOOTAGE_FOLDERS.missing : FOOTAGE_FOLDERS.session,
    files,
    bytes,
    createdAt: created_at,
  };
}

function nameOf(first: string | null, last: string | null): string | undefined {
  return first === null || last === null ? undefined : fullName({ fname: first, lname: last });
}
