import type { ActivityEntry, ActivityFilters } from '@jawla/contract';
import { commonResponses, handle, ok, reply, slowly } from './response';

const sara = { kind: 'person', name: 'Sara Mansour' } as const;
const khalid = { kind: 'person', name: 'خالد منصور' } as const;
const server = { kind: 'job', name: '' } as const;
const noor = { kind: 'person', name: 'Noor Haddad' } as const;
const offices = {
  kind: 'project',
  _id: 'p-offices',
  name: 'Wadi Offices',
  exists: true,
  userName: 'noor',
} as const;
const villa = {
  kind: 'project',
  _id: 'p-villa',
  name: 'فيلا الأمانة',
  exists: true,
  userName: 'khalid',
} as const;
const client = {
  kind: 'client',
  _id: 'u-noor',
  name: 'Noor Haddad',
  exists: true,
  userName: 'noor',
} as const;
const gone = {
  kind: 'pilot',
  _id: 'pilot-gone',
  name: 'Old Pavilion',
  exists: false,
  userName: null,
} as const;
const footage = {
  kind: 'footage',
  _id: 'd-1',
  name: 'فيلا الأمانة',
  exists: true,
  userName: null,
} as const;
const system = { kind: 'system', _id: '', name: '', exists: true, userName: null } as const;

const ENTRIES: readonly ActivityEntry[] = [
  {
    _id: 'a-1',
    at: '2026-11-25T12:41:00.000Z',
    action: 'project.datesChanged',
    actor: sara,
    thing: offices,
    details: { fields: ['subDate'] },
  },
  {
    _id: 'a-2',
    at: '2026-11-25T12:20:00.000Z',
    action: 'tour.uploaded',
    actor: sara,
    thing: offices,
    details: { slot: '2026-11-20' },
  },
  {
    _id: 'a-3',
    at: '2026-11-25T12:02:00.000Z',
    action: 'access.given',
    actor: noor,
    thing: offices,
    details: { person: 'خالد منصور' },
  },
  {
    _id: 'a-4',
    at: '2026-11-25T11:30:00.000Z',
    action: 'project.changed',
    actor: khalid,
    thing: villa,
    details: { fields: ['area', 'location'] },
  },
  {
    _id: 'a-5',
    at: '2026-11-25T11:10:00.000Z',
    action: 'guestLink.created',
    actor: khalid,
    thing: villa,
    details: { slot: 'date' },
  },
  {
    _id: 'a-6',
    at: '2026-11-24T12:30:00.000Z',
    action: 'client.changed',
    actor: sara,
    thing: client,
    details: { fields: ['phone'] },
  },
  {
    _id: 'a-7',
    at: '2026-11-24T12:10:00.000Z',
    action: 'pilot.deleted',
    actor: server,
    thing: gone,
    details: {},
  },
  {
    _id: 'a-8',
    at: '2026-11-24T11:40:00.000Z',
    action: 'footage.handedIn',
    actor: khalid,
    thing: footage,
    details: { count: 12 },
  },
  {
    _id: 'a-9',
    at: '2026-11-24T11:00:00.000Z',
    action: 'messages.retried',
    actor: sara,
    thing: system,
    details: { count: 3 },
  },
];

const GUEST = { kind: 'guest', name: 'Samer Odeh' } as const;

/** All that a guest can do to notes. */
const BY_GUEST = (['note.created', 'note.done', 'note.opened', 'note.deleted'] as const).map(
  (action, at): ActivityEntry => ({
    _id: `a-guest-${at}`,
    at: `2026-11-25T12:0${9 - at}:00.000Z`,
    action,
    actor: GUEST,
    thing: at % 2 === 0 ? offices : villa,
    details: { number: 31 },
  }),
);

const PEOPLE: ActivityFilters['people'] = [
  { _id: 'u-sara', name: sara.name },
  { _id: 'u-noor', name: noor.name },
  { _id: 'u-khalid', name: khalid.name },
];

/** GET activity */
export const activity = {
  ...commonResponses('activity'),
  filled: ok('activity', { entries: [...ENTRIES], next: null }),
  slow: slowly('activity', { entries: [...ENTRIES], next: null }),
  byGuest: ok('activity', { entries: BY_GUEST, next: null }),
  none: ok('activity', { entries: [], next: null }),
  /** Filtered by person, client and thing as on the server. */
  filtered: handle('activity', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const name = PEOPLE.find(({ _id }) => _id === searchParams.get('person'))?.name;
    const about = searchParams.get('client') ?? searchParams.get('thing');
    const entries = ENTRIES.filter(
      ({ actor, thing }) =>
        (name === undefined || actor.name === name) && (about === null || thing._id === about),
    );
    return reply('activity', { entries, next: null });
  }),
  /** Two pages. */
  paged: handle('activity', ({ request }) => {
    const isFirst = !new URL(request.url).searchParams.has('before');
    return reply('activity', {
      entries: isFirst ? ENTRIES.slice(0, 5) : ENTRIES.slice(5),
      next: isFirst ? 'page-2' : null,
    });
  }),
};

/** GET activity/filters */
export const activityFilters = {
  ...commonResponses('activityFilters'),
  filled: ok('activityFilters', {
    people: PEOPLE,
    things: [offices, villa, client, gone].map(({ kind, _id, name }) => ({ kind, _id, name })),
  }),
};
