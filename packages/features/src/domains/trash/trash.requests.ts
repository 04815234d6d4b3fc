import { trashEndpoints, trashKeyOf, type TrashedThing, type TrashEntry } from '@jawla/contract';
import type { UnknownAction } from '@reduxjs/toolkit';
import { createRequest, type Entity } from '#core/store';
import { thingOf } from './trash.model';

/** What may be in the trash, or come back from it. */
const ALL: readonly Entity[] = [
  { kind: 'trash' },
  { kind: 'client' },
  { kind: 'project' },
  { kind: 'tour' },
  { kind: 'pilot' },
];

export function trashKey(thing: TrashedThing): string {
  const { kind, id } = trashKeyOf(thing);
  return `${kind}/${id}`;
}

export function keyOf(entry: Pick<TrashEntry, 'kind' | '_id'>): string {
  return trashKey(thingOf(entry));
}

/** A page of the trash, or of what matches a search. */
export interface TrashRef {
  page: number;
  term: string;
}

export const loadTrash = createRequest({
  name: 'trash/load',
  kind: 'read',
  key: ({ page, term }: TrashRef) => `${page} ${term}`,
  send: (http, { page, term }, signal) =>
    http.send(trashEndpoints.trash, {
      query: { page: String(page), ...(term !== '' && { q: term }) },
      signal,
    }),
  entities: () => [{ kind: 'trash' }],
});

export interface Restoration {
  thing: TrashedThing;
  /** Instead of its name, or of the day of a date, which something else may have by now. */
  name?: string | undefined;
}

export const restoreTrash = createRequest({
  name: 'trash/restore',
  kind: 'write',
  key: ({ thing }: Restoration) => trashKey(thing),
  send: (http, { thing, name }) =>
    http.send(trashEndpoints.restoreTrash, { params: trashKeyOf(thing), body: { name } }),
  invalidates: () => ALL,
});

/** Returns what an action reports to be restored: the request that deleted it has no outcome any more. */
export function restoredThing(action: UnknownAction): TrashedThing | undefined {
  return restoreTrash.loaded.match(action) ? action.payload.input.thing : undefined;
}

export interface FinalDeletion {
  thing: TrashedThing;
  /** As the user has typed it. */
  name: string;
}

export const deleteTrash = createRequest({
  name: 'trash/delete',
  kind: 'write',
  key: ({ thing }: FinalDeletion) => trashKey(thing),
  send: (http, { thing, name }) =>
    http.send(trashEndpoints.deleteTrash, { params: trashKeyOf(thing), body: { name } }),
  invalidates: () => [{ kind: 'trash' }],
});
