/** Imports what an export has besides the tours of clients. What is there already stays as it is. */
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFormSchema } from '@jawla/contract';
import {
  exportedDeliverySchema,
  exportedNoteSchema,
  exportedPersonSchema,
  exportedProjectSchema,
  exportedTourSchema,
  type ExportedDelivery,
  type ExportedNote,
  type ExportedPerson,
  type ExportedPhoto,
  type ExportedProject,
  type ExportedTour,
} from '@jawla/contract/moveFormat';
import * as z from 'zod/mini';
import type { Services } from '../app/services.ts';
import { personThing, pilotThing, projectThing } from '../domains/activity/things.ts';
import { publishTour, storeTour, verifyTour, deleteStored } from '../domains/tours/publishTour.ts';
import { deriveUserName } from '../domains/users/deriveUserName.ts';
import type { Database, UserRecord } from '../platform/db/schema.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import { hashSecret, newToken } from '../platform/base/secrets.ts';
import { FOOTAGE_KEY } from '../platform/files/fileStore.ts';
import { isPicture, makeCoverOf } from '../platform/files/images.ts';
import { sanitizeFileName } from '../platform/files/sanitizeFileName.ts';
import { createStagingFolder } from '../platform/files/staging.ts';
import type { Clients } from './clients.ts';
import type { ExportReader } from './exportReader.ts';
import type { OwnPlan, OwnPlannedTour } from './ownTarget.ts';
import { SourceFault } from '@jawla/archives/sourceFault';

type DataServices = Pick<
  Services,
  | 'activity'
  | 'clock'
  | 'covers'
  | 'db'
  | 'files'
  | 'folders'
  | 'footage'
  | 'keptPacks'
  | 'noteCodes'
  | 'notePictures'
  | 'packs'
  | 'pilots'
  | 'processes'
  | 'projects'
  | 'tourInspections'
  | 'tourPictures'
  | 'tours'
  | 'users'
>;

export interface DataOptions {
  readonly reader: ExportReader;
  readonly clients: Clients;
  readonly isInviting: boolean;
  readonly signal: AbortSignal;
  /** Called for what could not be imported. */
  readonly onProblem: (what: string, why: string) => void;
}

export class ExportImport {
  readonly #services: DataServices;
  readonly #options: DataOptions;
  /** People of the export by their ids there. */
  readonly #people = new Map<string, ExportedPerson>();
  /** Accounts here, by the ids of the export. */
  readonly #accounts = new Map<string, UserRecord>();
  /** Ids of projects here, by the ids of the export. */
  readonly #projects = new Map<string, string>();

  constructor(services: DataServices, options: DataOptions) {
    this.#services = services;
    this.#options = options;
  }

  /** Finds the people and projects that are there already. Changes nothing. */
  async find(): Promise<void> {
    const { reader } = this.#options;
    const { users } = this.#services;
    for await (const person of reader.rows('people.jsonl', exportedPersonSchema)) {
      this.#people.set(person.id, person);
      const user = await users.byEmail(person.email);
      if (user) this.#accounts.set(person.id, user);
    }
  }

  /** Adds people, and projects with their dates, covers and access. */
  async addPeopleAndProjects(): Promise<void> {
    for (const person of this.#people.values()) {
      await this.#attempt(`The account of ${person.email}`, () => this.#addPerson(person));
    }
    for await (const project of this.#rows('projects.jsonl', exportedProjectSchema)) {
      await this.#attempt(`The project ${project.fields.name}`, () => this.#addProject(project));
    }
  }

  /** Yields the tours of clients for the plan. */
  async *tours(plan: OwnPlan): AsyncGenerator<OwnPlannedTour> {
    for (const { id, userName, folder } of this.#options.reader.index.clients) {
      const rows = this.#options.reader.rows(`${folder}/tours.jsonl`, exportedTourSchema);
      for await (const exported of rows) {
        const { name, slot, day, path, publishedAt, startPage } = exported;
        const row = { path, client: userName, project: name, day: day ?? slot, tool: '', bytes: 0 };
        yield await plan.addKnown(row, async () => ({
          source: { kind: 'zip', path: Buffer.from(await this.#options.reader.pathOf(path)) },
          client: this.#clientOf(id, userName),
          projectName: name,
          slot,
          day,
          ...(startPage !== '' && { startPage }),
          moved: {
            publishedAt,
            isBridgeOff: exported.isBridgeOff,
            verify: async () => void (await this.#options.reader.verified(path)),
            addPicture: () => this.#addPicture(exported.picture),
          },
        }));
      }
    }
  }

  /** Adds pilots, notes and footage. */
  async addTheRest(): Promise<void> {
    const { reader } = this.#options;
    for await (const pilot of reader.rows('pilots.jsonl', exportedTourSchema)) {
      await this.#attempt(`The pilot ${pilot.name}`, () => this.#addPilot(pilot));
    }
    for await (const note of this.#rows('notes.jsonl', exportedNoteSchema)) {
      await this.#attempt(`Note ${note.number}`, () => this.#addNote(note));
    }
    for await (const delivery of reader.rows('footage.jsonl', exportedDeliverySchema)) {
      const what = `Footage of ${delivery.projectName}`;
      await this.#attempt(what, () => this.#addDelivery(delivery));
    }
  }

  async *#rows<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
    const { reader } = this.#options;
    for (const { folder } of reader.index.clients) yield* reader.rows(`${folder}/${name}`, schema);
  }

  async #attempt(what: string, work: () => Promise<void>): Promise<void> {
    this.#options.signal.throwIfAborted();
    try {
      await work();
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      this.#options.onProblem(what, error.message);
    }
  }

  #clientOf(id: string, userName: string) {
    const user = this.#accounts.get(id);
    if (user) return { is: 'known', user } as const;
    const person = this.#people.get(id);
    if (!person) throw new SourceFault(`people.jsonl has no ${userName}.`);
    return { is: 'listed', listed: { ...person, phone: person.phone ?? '' } } as const;
  }

  async #addPerson(person: ExportedPerson): Promise<void> {
    const { db, users, activity } = this.#services;
    const { reader, clients, isInviting } = this.#options;
    if (this.#accounts.has(person.id)) return;
    // An export of some clients names the team for its notes, and makes nobody an admin.
    if (person.role !== 'client' && !reader.index.isWhole) return;
    const added = await withTransaction(db, async (transaction) => {
      const { userName, phone, role, email } = person;
      if (await users.holderOf({ email }, transaction)) {
        throw new SourceFault('The address is in the trash. Restore that account first.');
      }
      const isTaken = await users.holderOf({ userName }, transaction);
      const hasPhone = phone !== null && !(await users.holderOf({ phone }, transaction));
      const user = await users.add(
        {
          id: person.id,
          userName: isTaken ? await deriveUserName(email, users, transaction) : userName,
          fname: person.fname,
          lname: person.lname,
          email,
          ...(hasPhone && { phone }),
          isAdmin: role === 'admin',
          isStaff: role === 'staff',
        },
        transaction,
      );
      const { language, suspendedAt: suspended_at, createdAt: created_at } = person;
      const kept = { language, suspended_at, created_at };
      await transaction.updateTable('users').set(kept).where('id', '=', user.id).execute();
      const action = role === 'client' ? 'client.created' : 'member.created';
      const about = { actor: 'commandLine', thing: personThing(user) } as const;
      await activity.record({ action, ...about }, transaction);
      if (isInviting && suspended_at === null) await clients.invite(user, transaction);
      return { ...user, ...kept };
    });
    this.#accounts.set(person.id, added);
  }

  async #addProject(exported: ExportedProject): Promise<void> {
    const { db, projects, activity } = this.#services;
    const owner = this.#accounts.get(exported.ownerId);
    if (!owner) throw new SourceFault('Its client is not there.');
    const read = z.safeParse(projectFormSchema, exported.fields);
    if (!read.success) throw new SourceFault('Its fields cannot be used.');
    const form = read.data;
    const known = await projects.byName(owner.id, form.name);
    if (known) {
      this.#projects.set(exported.id, known.id);
      await this.#addAccess(known.id, exported, db);
      await this.#addNotesOf(known.id, exported, db);
      return;
    }
    const cover = await this.#addPicture(exported.cover?.path ?? null);
    await withTransaction(db, async (transaction) => {
      const { id } = exported;
      const isTaken = await transaction
        .selectFrom('tours')
        .where('project_id', '=', id)
        .select('version')
        .executeTakeFirst();
      const about = { name: form.name, number: form.number };
      const added = await projects.add(
        owner.id,
        { ...(!isTaken && { id }), ...about },
        transaction,
      );
      this.#projects.set(id, added.id);
      await projects.update(added, form, transaction);
      await transaction
        .updateTable('projects')
        .set({ created_at: exported.createdAt })
        .where('id', '=', added.id)
        .execute();
      if (cover !== null) {
        const name = exported.cover?.name ?? '';
        await projects.setCover(added.id, { file: cover, name }, transaction);
      }
      for (const { from, to, yaw } of exported.alignments) {
        const scenes = {
          from_slot: from.slot,
          from_scene: from.scene,
          to_slot: to.slot,
          to_scene: to.scene,
        };
        await transaction
          .insertInto('tour_alignments')
          .values({ project_id: added.id, ...scenes, yaw })
          .execute();
      }
      await this.#addAccess(added.id, exported, transaction);
      await this.#addNotesOf(added.id, exported, transaction);
      const entry = { actor: 'commandLine', thing: projectThing(added) } as const;
      await activity.record({ action: 'project.created', ...entry }, transaction);
    });
  }

  /** Guests keep their names; the cookies by which they change what they have written are not in an export. */
  async #addNotesOf(
    projectId: string,
    { guests, noteCode, lastNoteNumber }: ExportedProject,
    db: Database,
  ): Promise<void> {
    for (const { id, name, createdAt: created_at } of guests) {
      const secret_hash = hashSecret(newToken());
      await db
        .insertInto('note_guests')
        .values({ id, project_id: projectId, link_id: null, name, secret_hash, created_at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    }
    if (noteCode === null) return;
    await db
      .insertInto('note_projects')
      .values({ code: noteCode, project_id: projectId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await this.#services.noteCodes.of(projectId, db);
    await db
      .updateTable('note_projects')
      .set({ last_number: lastNoteNumber })
      .where('project_id', '=', projectId)
      .where('last_number', '<', lastNoteNumber)
      .execute();
  }

  async #addAccess(projectId: string, { access }: ExportedProject, db: Database): Promise<void> {
    for (const { personId, since } of access) {
      const account = this.#accounts.get(personId);
      if (!account) continue;
      await db
        .insertInto('access')
        .values({ project_id: projectId, user_id: account.id, created_at: since })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  /** The picture itself stays as it is; its smaller variants are made again. */
  async #addPicture(path: string | null): Promise<string | null> {
    if (path === null) return null;
    const content = await this.#options.reader.content(path);
    const { smaller } = await makeCoverOf(content).catch((cause: unknown) => {
      throw new SourceFault(`${path} is no picture.`, { cause });
    });
    return this.#services.covers.add(content, smaller);
  }

  async #addPilot({ name, path, startPage, publishedAt }: ExportedTour): Promise<void> {
    const services = this.#services;
    if (await services.pilots.byName(name)) return;
    const { reader, signal } = this.#options;
    await using staging = await createStagingFolder(services);
    const archive = { path: await reader.verified(path), startPage: startPage || undefined };
    const verified = await verifyTour(archive, staging, signal);
    const id = crypto.randomUUID();
    const stored = await storeTour(services, verified, { pilotId: id }, signal);
    try {
      await publishTour(services, stored, async (transaction) => {
        const pilot = await services.pilots.add({ id, name }, transaction);
        await transaction
          .updateTable('tours')
          .set({ published_at: publishedAt })
          .where('version', '=', stored.tour.version)
          .execute();
        const about = { actor: 'commandLine', thing: pilotThing(pilot) } as const;
        await services.activity.record({ action: 'pilot.created', ...about }, transaction);
      });
    } catch (error) {
      await deleteStored(services, stored);
      throw error;
    }
  }

  async #addNote(note: ExportedNote): Promise<void> {
    const { db, notePictures } = this.#services;
    const projectId = this.#projects.get(note.projectId);
    if (projectId === undefined) throw new SourceFault('Its project is not there.');
    const known = await db
      .selectFrom('notes')
      .where('id', '=', note.id)
      .select('id')
      .executeTakeFirst();
    if (known) return;
    const photos: StoredPhoto[] = [];
    const store = async (photo: ExportedPhoto, entryId: string | null) => {
      photos.push({ photo, entryId, file: await this.#storePhoto(photo) });
    };
    try {
      for (const photo of note.photos) await store(photo, null);
      for (const entry of note.entries) {
        for (const photo of entry.photos) await store(photo, entry.id);
      }
      await withTransaction(db, (transaction) =>
        this.#insertNote(note, { projectId, photos }, transaction),
      );
    } catch (error) {
      for (const { file } of photos) await notePictures.removeFiles(file).catch(() => undefined);
      throw error;
    }
  }

  async #storePhoto(photo: ExportedPhoto): Promise<string> {
    const { reader } = this.#options;
    const [full, small] = [await reader.content(photo.path), await reader.content(photo.small)];
    if (!isPicture(full) || !isPicture(small))
      throw new SourceFault(`${photo.path} is no picture.`);
    const { width, height } = photo;
    return (await this.#services.notePictures.store({ full, small, width, height })).file;
  }

  async #insertNote(
    note: ExportedNote,
    { projectId, photos }: { projectId: string; photos: readonly StoredPhoto[] },
    db: Database,
  ): Promise<void> {
    const taken = await db
      .selectFrom('notes')
      .where('project_id', '=', projectId)
      .where('number', '=', note.number)
      .select('id')
      .executeTakeFirst();
    if (taken) throw new SourceFault('The project has another note with this number.');
    const author = { author_id: this.#idOf(note.authorId), guest_id: note.guestId };
    await db
      .insertInto('notes')
      .values({
        id: note.id,
        project_id: projectId,
        number: note.number,
        ...author,
        slot: note.slot,
        trash_id: note.goneWith,
        text: note.text,
        place: note.place === null ? null : JSON.stringify(note.place),
        status: note.status,
        person_id: this.#idOf(note.personId),
        due: note.due,
        created_at: note.createdAt,
        edited_at: note.editedAt,
        editor_id: this.#idOf(note.editorId),
        editor_guest_id: note.editorGuestId,
        done_at: note.doneAt,
        revision: note.revision,
        deleted_at: null,
      })
      .execute();
    for (const entry of note.entries) {
      const { id, kind, text, at, authorId, guestId: guest_id, editedAt: edited_at } = entry;
      const by = { author_id: this.#idOf(authorId), guest_id };
      await db
        .insertInto('note_entries')
        .values({ id, note_id: note.id, kind, text, at, ...by, edited_at, deleted_at: null })
        .execute();
    }
    for (const { photo, entryId, file } of photos) {
      const { id, width, height, createdAt: created_at } = photo;
      const of = { note_id: note.id, entry_id: entryId };
      await db
        .insertInto('note_pictures')
        .values({ id, ...of, file, width, height, created_at })
        .execute();
    }
  }

  /** An account that is not there is one that was deleted: its id stays. */
  #idOf(id: string | null): string | null {
    return id === null ? null : (this.#accounts.get(id)?.id ?? id);
  }

  async #addDelivery(delivery: ExportedDelivery): Promise<void> {
    const services = this.#services;
    const { db, files: store, footage } = services;
    const { id, projectName, folder, createdAt, senderName } = delivery;
    const known = await db
      .selectFrom('deliveries')
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst();
    if (known || delivery.files.length === 0) return;
    const stamp = createdAt.slice(0, 19).replaceAll(':', '-');
    const place = [projectName, folder, `${stamp} ${id.slice(0, 8)}`].map(sanitizeFileName);
    const path = place.join('/');
    await using staging = await createStagingFolder(services);
    for (const [index, file] of delivery.files.entries()) {
      this.#options.signal.throwIfAborted();
      const copy = join(staging.path, String(index));
      await copyFile(await this.#options.reader.verified(file.path), copy);
      await store.importFile(copy, `${FOOTAGE_KEY}/${path}/${sanitizeFileName(file.name)}`);
    }
    await withTransaction(db, async (transaction) => {
      const files = delivery.files.map((file) => ({ ...file, name: sanitizeFileName(file.name) }));
      const userId = (delivery.senderId && this.#accounts.get(delivery.senderId)?.id) ?? null;
      const added = { id, userId, projectName, folder, path, createdAt, files };
      await footage.add({ ...added, senderName: senderName ?? '' }, transaction);
      const taker = delivery.takenBy === null ? undefined : this.#accounts.get(delivery.takenBy);
      await transaction
        .updateTable('deliveries')
        // It is no news.
        .set({
          announced_at: createdAt,
          sender_name: senderName,
          taken_at: delivery.takenAt,
          taken_by: taker?.id ?? null,
        })
        .where('id', '=', id)
        .execute();
    });
  }
}

interface StoredPhoto {
  readonly photo: ExportedPhoto;
  readonly entryId: string | null;
  readonly file: string;
}
