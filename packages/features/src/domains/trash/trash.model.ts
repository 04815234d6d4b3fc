import type { TrashedThing, TrashEntry } from '@jawla/contract';

const DAY_MS = 24 * 3600_000;

/** Returns the thing that an entry is about. */
export function thingOf({ kind, _id }: Pick<TrashEntry, 'kind' | '_id'>): TrashedThing {
  switch (kind) {
    case 'date': {
      const [projectId = '', day = '', entry] = _id.split('.');
      return { kind, projectId, day, entry };
    }
    case 'pilot':
      return { kind, name: _id };
    case 'client':
    case 'project':
      return { kind, id: _id };
    default:
      return kind satisfies never;
  }
}

/** Returns the number of days after which an entry is deleted: 0 on the last day, otherwise rounded up. */
export function daysLeft({ until }: Pick<TrashEntry, 'until'>, now = Date.now()): number {
  const days = (Date.parse(until) - now) / DAY_MS;
  return days < 1 ? 0 : Math.ceil(days);
}

/** Isolates a name inside a message (FSI, PDI): it may be in another script. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
