import type { TrashedThing, TrashEntry } from '@jawla/contract';
import { href } from '#core/routing';

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

/** Returns the page of what was restored, by a name of its own if it got one; `undefined` if it is not known. */
export function restoredHref(entry: TrashEntry, name = entry.name): string | undefined {
  const { kind, _id, person, clientUserName } = entry;
  switch (kind) {
    case 'client':
      if (!person) return undefined;
      return person.role === 'client'
        ? href('client', { clientID: person.userName })
        : href('team', {});
    case 'project':
    case 'date': {
      const [projectID = ''] = _id.split('.');
      return clientUserName
        ? href('projectEditor', { clientID: clientUserName, projectID })
        : undefined;
    }
    case 'pilot':
      return href('pilot', { name });
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
