import type { TrashedThing, TrashEntry } from '@jawla/contract';

const DAY_MS = 24 * 3600_000;

/** Returns the thing that an entry is about. */
export function thingOf({ kind, _id }: Pick<TrashEntry, 'kind' | '_id'>): TrashedThing {
  switch (kind) {
    case 'date': {
      const [projectId = '', day = ''] = _id.split('.');
      return { kind, projectId, day };
    }
    case 'pilot':
      return { kind, name: _id };
    case 'client':
    case 'project':
      return { kind, id: _id };
  }
}

/** Returns the number of days after which an entry is deleted, rounded down. */
export function daysLeft({ until }: Pick<TrashEntry, 'until'>, now = Date.now()): number {
  return Math.max(0, Math.floor((Date.parse(until) - now) / DAY_MS));
}

/** Isolates a name inside a message (FSI, PDI): it may be in another script. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
