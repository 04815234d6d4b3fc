import type { TrashEntry, TrashedThing } from '@jawla/contract';
import { isDay } from '@jawla/contract/limits';
import { TRASH_KINDS, TRASH_PAGE_SIZE } from '@jawla/contract/trash';
import { normalizeLine } from '@jawla/contract/visibleText';
import { sortKey } from '../../platform/db/keys.ts';
import { withTransaction } from '../../platform/db/withTransaction.ts';
import type { Api } from '../../platform/http/api.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Services } from '../../app/services.ts';
import { TOURS_SWEEP_JOB } from './emptyTrash.ts';
import type { ListedEntry } from './trash.store.ts';

/** What admins see and do in the trash. */
export function registerTrashRoutes(api: Api, { db, jobs, trash }: Services): void {
  api.on('trash', async ({ query }) => {
    const bytes = await trash.bytes();
    const page = Number(query.page);
    const term = sortKey(normalizeLine(query.q ?? ''));
    const found = term === '' ? undefined : (await trash.all()).filter(matches(term));
    const start = (page - 1) * TRASH_PAGE_SIZE;
    const entries = found?.slice(start, start + TRASH_PAGE_SIZE) ?? (await trash.page(page));
    return {
      entries: entries.map((entry) => toEntry(entry, bytes.get(entry.id) ?? 0)),
      total: found?.length ?? (await trash.count()),
      bytes: [...bytes.values()].reduce((sum, each) => sum + each, 0),
      days: trash.days,
    };
  });

  api.on('restoreTrash', async ({ params, body: { name }, user, say }) => {
    const thing = readThing(params);
    if (!thing) throw new Problem(404, 'trash.gone');
    await withTransaction(db, async (transaction) => {
      const entry = await trash.find(thing, transaction);
      if (!entry) {
        // Another request has restored it before.
        if (await trash.isLive(thing, transaction)) return;
        throw new Problem(404, 'trash.gone');
      }
      const waitsFor = parentInTrash(entry);
      if (waitsFor === 'client')
        throw new Problem(409, 'trash.clientFirst', { code: 'clientFirst' });
      if (waitsFor === 'project')
        throw new Problem(409, 'trash.projectFirst', { code: 'projectFirst' });
      if (entry.kind === 'date' && name !== undefined && !isDay(name)) {
        throw new Problem(422, 'request.invalid', { errors: { name: 'field.form' } });
      }
      if (await trash.isTaken(entry, name, transaction)) {
        const key = entry.kind === 'date' ? 'trash.dayTaken' : 'trash.nameTaken';
        throw new Problem(409, key, { code: 'taken', errors: { name: key } });
      }
      await trash.restore(entry, name, user, transaction);
    });
    return { message: say('trash.restored') };
  });

  api.on('deleteTrash', async ({ params, body, user, say }) => {
    const thing = readThing(params);
    await withTransaction(db, async (transaction) => {
      const entry = thing && (await trash.find(thing, transaction));
      if (!entry) throw new Problem(404, 'trash.gone');
      const typed = normalizeLine(body.name);
      const isUserName = entry.user_name !== null && typed === entry.user_name;
      if (!isUserName && typed !== normalizeLine(nameOf(entry))) {
        throw new Problem(422, 'request.invalid', { errors: { name: 'trash.otherName' } });
      }
      await trash.delete(entry, user, transaction);
    });
    jobs.wake(TOURS_SWEEP_JOB);
    return { message: say('trash.deleted') };
  });
}

function readThing({ kind: text, id }: { kind: string; id: string }): TrashedThing | undefined {
  const kind = TRASH_KINDS.find((each) => each === text);
  switch (kind) {
    case undefined:
      return undefined;
    case 'pilot':
      return { kind, name: id };
    case 'date': {
      const [projectId = '', day = '', entry] = id.split('.');
      return { kind, projectId, day, entry };
    }
    case 'client':
    case 'project':
      return { kind, id };
    default:
      return kind satisfies never;
  }
}

function toEntry(entry: ListedEntry, bytes: number): TrashEntry {
  const { kind } = entry;
  return {
    kind,
    _id: keyOf(entry),
    name: nameOf(entry),
    project: kind === 'date' ? entry.project_name : null,
    client: ownerOf(entry),
    clientUserName: entry.owner_user_name,
    person: personOf(entry),
    waitsFor: parentInTrash(entry),
    trashedAt: entry.trashed_at,
    trashedBy: entry.trashed_by_name,
    until: entry.until,
    bytes,
  };
}

function ownerOf({ owner_fname, owner_lname }: ListedEntry): string | null {
  return owner_fname === null ? null : `${owner_fname} ${owner_lname ?? ''}`;
}

function personOf({ user_name, is_admin, is_staff }: ListedEntry): TrashEntry['person'] {
  if (user_name === null) return null;
  return { userName: user_name, role: is_admin ? 'admin' : is_staff ? 'staff' : 'client' };
}

/** @param term - As a `sortKey`. */
function matches(term: string): (entry: ListedEntry) => boolean {
  return (entry) =>
    [nameOf(entry), entry.user_name, entry.project_name, ownerOf(entry)].some(
      (text) => text !== null && sortKey(text).includes(term),
    );
}

/** As `trashKeyOf` of the contract. */
function keyOf({ id, kind, user_id, project_id, day, pilot_id }: ListedEntry): string {
  if (kind === 'date') return `${project_id ?? ''}.${day ?? ''}.${id}`;
  return (kind === 'pilot' ? pilot_id : kind === 'client' ? user_id : project_id) ?? '';
}

function nameOf({ kind, fname, lname, project_name, day, pilot_name }: ListedEntry): string {
  if (kind === 'client') return `${fname ?? ''} ${lname ?? ''}`;
  return (kind === 'project' ? project_name : kind === 'date' ? day : pilot_name) ?? '';
}

/** Returns what has to be restored before an entry. */
function parentInTrash(entry: ListedEntry): TrashEntry['waitsFor'] {
  const { id, kind, project_trash_id, owner_trash_id } = entry;
  if (owner_trash_id !== null && owner_trash_id !== id) return 'client';
  return kind === 'date' && project_trash_id !== null ? 'project' : null;
}
