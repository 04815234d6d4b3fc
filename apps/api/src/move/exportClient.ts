/** Reads what belongs to a client, in one transaction, as the export has it. */
import type { ExportedNote, ExportedPerson, ExportedPhoto } from '@jawla/contract/moveFormat';
import { DATE_SLOT } from '@jawla/contract/tours';
import * as z from 'zod/mini';
import type { Services } from '../app/services.ts';
import { toFields } from '../domains/projects/projectColumns.ts';
import type {
  Database,
  GuestLinkRecord,
  NoteEntryRecord,
  NotePictureRecord,
  NoteRecord,
  ProjectRecord,
  TourRecord,
  UserRecord,
} from '../platform/db/schema.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import { roleOf } from '../platform/http/can.ts';

const recordSchema = z.record(z.string(), z.unknown());
const sitesSchema = z.array(z.string());

export interface ClientRows {
  readonly projects: readonly ProjectRows[];
  /** Ids of accounts that the rows refer to. */
  readonly people: ReadonlySet<string>;
}

interface ProjectRows {
  readonly project: ProjectRecord;
  readonly days: readonly string[];
  readonly access: readonly { readonly user_id: string; readonly created_at: string }[];
  readonly alignments: readonly {
    readonly from_slot: string;
    readonly from_scene: string;
    readonly to_slot: string;
    readonly to_scene: string;
    readonly yaw: number;
  }[];
  readonly code: { readonly code: string; readonly last_number: number } | undefined;
  readonly guests: readonly {
    readonly id: string;
    readonly name: string;
    readonly created_at: string;
  }[];
  readonly tours: readonly TourRecord[];
  readonly links: readonly GuestLinkRecord[];
  readonly notes: readonly NoteRecord[];
  readonly entries: readonly NoteEntryRecord[];
  readonly pictures: readonly NotePictureRecord[];
}

export function readClient({ db }: Pick<Services, 'db'>, client: UserRecord): Promise<ClientRows> {
  return withTransaction(db, async (transaction) => {
    const owned = await transaction
      .selectFrom('live_projects')
      .where('owner_id', '=', client.id)
      .orderBy('created_at')
      .orderBy('id')
      .selectAll()
      .execute();
    const projects: ProjectRows[] = [];
    for (const project of owned) projects.push(await readProject(project, transaction));
    const people = new Set([client.id]);
    const addPerson = (id: string | null) => id !== null && people.add(id);
    for (const { access, notes, entries } of projects) {
      for (const { user_id } of access) addPerson(user_id);
      for (const { author_id, person_id, editor_id } of notes) {
        for (const id of [author_id, person_id, editor_id]) addPerson(id);
      }
      for (const { author_id } of entries) addPerson(author_id);
    }
    return { projects, people };
  });
}

async function readProject(project: ProjectRecord, db: Database): Promise<ProjectRows> {
  const { id } = project;
  const days = await db
    .selectFrom('sub_dates')
    .where('project_id', '=', id)
    .orderBy('position')
    .select('day')
    .execute();
  const alignments = await db
    .selectFrom('tour_alignments')
    .where('project_id', '=', id)
    .orderBy('from_slot')
    .orderBy('from_scene')
    .orderBy('to_slot')
    .orderBy('to_scene')
    .selectAll()
    .execute();
  const notes = await db
    .selectFrom('notes')
    .where('project_id', '=', id)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .selectAll()
    .execute();
  return {
    project,
    days: days.map(({ day }) => day),
    access: await db
      .selectFrom('access')
      .innerJoin('live_users', 'live_users.id', 'access.user_id')
      .where('access.project_id', '=', id)
      .orderBy('access.created_at')
      .orderBy('access.user_id')
      .select(['access.user_id', 'access.created_at'])
      .execute(),
    // Those of dates in the trash have the id of its entry for a slot.
    alignments: alignments.filter(({ from_slot, to_slot }) => isSlot(from_slot) && isSlot(to_slot)),
    code: await db
      .selectFrom('note_projects')
      .where('project_id', '=', id)
      .select(['code', 'last_number'])
      .executeTakeFirst(),
    guests: await db
      .selectFrom('note_guests')
      .where('project_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .select(['id', 'name', 'created_at'])
      .execute(),
    tours: await db
      .selectFrom('tours')
      .where('project_id', '=', id)
      .where('state', '=', 'live')
      .orderBy('slot')
      .selectAll()
      .execute(),
    links: await db
      .selectFrom('guest_links')
      .where('project_id', '=', id)
      .where('trash_id', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .selectAll()
      .execute(),
    notes,
    entries: await db
      .selectFrom('note_entries')
      .innerJoin('notes', 'notes.id', 'note_entries.note_id')
      .where('notes.project_id', '=', id)
      .where('note_entries.deleted_at', 'is', null)
      .orderBy('note_entries.at')
      .orderBy('note_entries.id')
      .selectAll('note_entries')
      .execute(),
    pictures: await db
      .selectFrom('note_pictures')
      .innerJoin('notes', 'notes.id', 'note_pictures.note_id')
      .where('notes.project_id', '=', id)
      .orderBy('note_pictures.created_at')
      .orderBy('note_pictures.id')
      .selectAll('note_pictures')
      .execute(),
  };
}

function isSlot(slot: string): boolean {
  return slot === DATE_SLOT || /^\d{4}-\d{2}-\d{2}$/.test(slot);
}

export function toPerson(user: UserRecord): ExportedPerson {
  return {
    id: user.id,
    userName: user.user_name,
    fname: user.fname,
    lname: user.lname,
    email: user.email,
    phone: user.phone,
    role: roleOf(user),
    suspendedAt: user.suspended_at,
    language: user.language,
    createdAt: user.created_at,
  };
}

export function toProjectLine(
  { project, days, access, alignments, code, guests }: ProjectRows,
  cover: string | undefined,
) {
  return {
    id: project.id,
    ownerId: project.owner_id,
    fields: { ...toFields(project), subDate: [...days] },
    access: access.map(({ user_id, created_at }) => ({ personId: user_id, since: created_at })),
    cover: cover === undefined ? null : { path: cover, name: project.cover_name },
    alignments: alignments.map(({ from_slot, from_scene, to_slot, to_scene, yaw }) => ({
      from: { slot: from_slot, scene: from_scene },
      to: { slot: to_slot, scene: to_scene },
      yaw,
    })),
    noteCode: code?.code ?? null,
    lastNoteNumber: code?.last_number ?? 0,
    guests: guests.map(({ id, name, created_at }) => ({ id, name, createdAt: created_at })),
    createdAt: project.created_at,
  };
}

export function toNoteLine(
  note: NoteRecord,
  { entries, pictures }: Pick<ProjectRows, 'entries' | 'pictures'>,
  photos: ReadonlyMap<string, ExportedPhoto>,
): ExportedNote {
  const photosOf = (entryId: string | null) =>
    pictures
      .filter(({ note_id, entry_id }) => note_id === note.id && entry_id === entryId)
      .flatMap(({ id }) => photos.get(id) ?? []);
  return {
    id: note.id,
    projectId: note.project_id,
    number: note.number,
    slot: note.slot,
    goneWith: note.trash_id,
    text: note.text,
    place: note.place === null ? null : z.parse(recordSchema, JSON.parse(note.place)),
    status: note.status,
    authorId: note.author_id,
    guestId: note.guest_id,
    personId: note.person_id,
    due: note.due,
    createdAt: note.created_at,
    editedAt: note.edited_at,
    editorId: note.editor_id,
    editorGuestId: note.editor_guest_id,
    doneAt: note.done_at,
    revision: note.revision,
    photos: photosOf(null),
    entries: entries
      .filter(({ note_id }) => note_id === note.id)
      .map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        text: entry.text,
        authorId: entry.author_id,
        guestId: entry.guest_id,
        at: entry.at,
        editedAt: entry.edited_at,
        photos: photosOf(entry.id),
      })),
  };
}

/** Without the hash of its secret and that of its passcode. */
export function toLinkLine(link: GuestLinkRecord) {
  return {
    id: link.id,
    projectId: link.project_id,
    slot: link.slot,
    note: link.note,
    hasPasscode: link.passcode_hash !== null,
    sites: z.parse(sitesSchema, JSON.parse(link.sites)),
    hasNotes: link.notes === 1,
    makerName: link.maker_name,
    createdAt: link.created_at,
    expiresAt: link.expires_at,
    revokedAt: link.revoked_at,
  };
}
