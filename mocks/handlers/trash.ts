import { ENDPOINTS, type Trash, type TrashEntry } from '@jawla/contract';
import { TRASH_PAGE_SIZE } from '@jawla/contract/trash';
import {
  commonResponses,
  done,
  handle,
  refusal,
  refused,
  reply,
  slowly,
  textFor,
} from './response';

const DAY_MS = 24 * 3600_000;

function entry(changes: Partial<TrashEntry>, daysAgo: number): TrashEntry {
  const at = Date.now() - daysAgo * DAY_MS - 3600_000;
  return {
    kind: 'project',
    _id: 'p-1',
    name: 'Harbour Tower',
    project: null,
    client: 'Noor Haddad',
    clientUserName: 'noor',
    person: null,
    waitsFor: null,
    trashedAt: new Date(at).toISOString(),
    trashedBy: 'Sara Khalil',
    until: new Date(at + 30 * DAY_MS).toISOString(),
    bytes: 2_400_000_000,
    ...changes,
  };
}

export const trashEntries: readonly TrashEntry[] = [
  entry({}, 0),
  entry(
    {
      kind: 'client',
      _id: 'u-9',
      name: 'ليلى الزعبي',
      client: null,
      clientUserName: null,
      person: { userName: 'laila', role: 'client' },
      trashedBy: 'سارة خليل',
      bytes: 7_100_000_000,
    },
    2,
  ),
  entry(
    {
      kind: 'project',
      _id: 'p-9',
      name: 'فيلا الياسمين',
      client: 'ليلى الزعبي',
      waitsFor: 'client',
    },
    5,
  ),
  entry(
    {
      kind: 'date',
      _id: 'p-2.2026-03-03.t-4',
      name: '2026-03-03',
      project: 'Alignment Tower',
      bytes: 640_000_000,
    },
    12,
  ),
  entry({ kind: 'pilot', _id: 'l-1', name: 'Lobby', client: null, bytes: 0 }, 29),
];

function pageOf(entries: readonly TrashEntry[], page = 1): Trash {
  const start = (page - 1) * TRASH_PAGE_SIZE;
  return {
    entries: entries.slice(start, start + TRASH_PAGE_SIZE),
    total: entries.length,
    bytes: entries.reduce((sum, { bytes }) => sum + bytes, 0),
    days: 30,
  };
}

const listOf = (entries: readonly TrashEntry[]) =>
  handle('trash', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const term = (searchParams.get('q') ?? '').toLowerCase();
    const found = entries.filter(({ name }) => name.toLowerCase().includes(term));
    return reply('trash', pageOf(found, Number(searchParams.get('page'))));
  });

/** GET trash?page=…&q=… */
export const trash = {
  ...commonResponses('trash'),
  filled: listOf(trashEntries),
  empty: listOf([]),
  slow: slowly('trash', pageOf(trashEntries)),
  without: (id: string) => listOf(trashEntries.filter(({ _id }) => _id !== id)),
  threePages: listOf(
    Array.from({ length: 45 }, (_, at) => entry({ _id: `p-${at}`, name: `Tower ${at + 1}` }, 1)),
  ),
};

const GONE = {
  en: 'This isn’t in the trash anymore: it has been deleted for good.',
  ar: 'لم يعد هذا في سلة المهملات، فقد حُذف نهائيًا.',
};

const TAKEN = {
  en: 'This name is in use by now. Restore it in the trash by another name.',
  ar: 'هذا الاسم مستخدم الآن. استعده من سلة المهملات باسم آخر.',
};
const RESTORED = { en: 'Restored.', ar: 'تمت الاستعادة.' };

/** POST trash/{kind}/{id} */
export const restoreTrash = {
  ...commonResponses('restoreTrash'),
  done: done('restoreTrash', RESTORED),
  gone: refused('restoreTrash', 404, GONE),
  /** Something else has the name by now; any other name is free. */
  taken: handle('restoreTrash', async ({ request }) => {
    const { name } = ENDPOINTS.restoreTrash.body.parse(await request.json().catch(() => ({})));
    return name === undefined || trashEntries.some((one) => one.name === name)
      ? refusal(request, 409, TAKEN, { code: 'taken', errors: { name: TAKEN } })
      : reply('restoreTrash', { message: textFor(request, RESTORED) });
  }),
};

/** DELETE trash/{kind}/{id} */
export const deleteTrash = {
  ...commonResponses('deleteTrash'),
  done: done('deleteTrash', { en: 'Deleted for good.', ar: 'تم الحذف نهائيًا.' }),
  gone: refused('deleteTrash', 404, GONE),
};
