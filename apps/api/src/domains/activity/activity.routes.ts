/** Who did what to what, for admins. */
import type { ActivityEntry } from '@jawla/contract';
import { ACTIVITY_FILTERS_MAX, ACTIVITY_PAGE_SIZE } from '@jawla/contract/activity';
import type { Api } from '../../platform/http/api.ts';
import { cursorOf, detailsOf, type Listed } from './activity.store.ts';
import type { Services } from '../../app/services.ts';

export function registerActivityRoutes(api: Api, { activity }: Services): void {
  api.on('activity', async ({ query: { before, ...filter } }) => {
    // One more tells whether there is another page.
    const found = await activity.list(filter, before, ACTIVITY_PAGE_SIZE + 1);
    const entries = found.slice(0, ACTIVITY_PAGE_SIZE);
    const last = found.length > entries.length ? entries.at(-1) : undefined;
    return { entries: entries.map(toEntry), next: last ? cursorOf(last) : null };
  });

  api.on('activityFilters', async () => {
    const { people, things } = await activity.filters(ACTIVITY_FILTERS_MAX);
    return {
      people: people.map(({ id, name }) => ({ _id: id, name })),
      things: things.map(({ kind, id, name }) => ({ kind, _id: id, name })),
    };
  });
}

function toEntry(entry: Listed): ActivityEntry {
  return {
    _id: entry.id,
    at: entry.at,
    action: entry.action,
    actor: { kind: entry.actor_kind, name: entry.actor_name },
    thing: {
      kind: entry.thing_kind,
      _id: entry.thing_id,
      name: entry.thing_name,
      exists: exists(entry),
      userName: entry.owner_name,
    },
    details: detailsOf(entry),
  };
}

function exists(entry: Listed): boolean {
  const ids = {
    client: entry.owner_name,
    member: entry.member_id,
    project: entry.project_id,
    pilot: entry.pilot_id,
    footage: entry.delivery_id,
    key: entry.key_id,
    system: '',
  } as const;
  return ids[entry.thing_kind] !== null;
}
