import { createAction } from '@reduxjs/toolkit';

/** What the data of requests is about. Without `id`: all entities of the kind. */
export interface Entity {
  kind:
    | 'access'
    | 'account'
    | 'alignments'
    | 'client'
    | 'footage'
    | 'guestLinks'
    | 'identity'
    | 'key'
    | 'member'
    | 'notes'
    | 'pilot'
    | 'project'
    | 'session'
    | 'system'
    | 'tour'
    | 'trash';
  id?: string;
}

/**
 * Entities have changed on the server. Data about them is outdated: it is requested again where it is shown, and
 * otherwise on the next occasion. A pending read about them may not contain the change, so it is sent again.
 */
export const entitiesChanged = createAction<readonly Entity[]>('entities/changed');

/** Whether two lists have an entity in common. */
export function overlaps(some: readonly Entity[], others: readonly Entity[]): boolean {
  return some.some(({ kind, id }) =>
    others.some(
      (other) =>
        other.kind === kind && (id === undefined || other.id === undefined || id === other.id),
    ),
  );
}
