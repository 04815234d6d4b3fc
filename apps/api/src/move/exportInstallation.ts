/** Exports an installation, or some of its clients. Servers may publish and delete meanwhile. */
import type { ActivityAction } from '@jawla/contract';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportedActivity,
  type ExportedDelivery,
  type ExportedPhoto,
  type ExportedProject,
  type ExportedTour,
  type ExportIndex,
} from '@jawla/contract/moveFormat';
import type { SelectQueryBuilder } from 'kysely';
import * as z from 'zod/mini';
import type { Services } from '../app/services.ts';
import { footageFileKey } from '../domains/footage/recordFootage.ts';
import { uniqueFileName } from '../domains/footage/uniqueFileName.ts';
import { contentHashOfTour } from '../domains/tours/contentHashOfTour.ts';
import { sortKey } from '../platform/db/keys.ts';
import type { Schema, TourRecord, UserRecord } from '../platform/db/schema.ts';
import { programVersion } from '../platform/base/version.ts';
import { coverKey } from '../platform/files/covers.ts';
import { FOOTAGE_KEY, tourKey } from '../platform/files/fileStore.ts';
import { notePictureKeys } from '../platform/files/notePictures.ts';
import { sanitizeFileName } from '../platform/files/sanitizeFileName.ts';
import { readClient, toLinkLine, toNoteLine, toPerson, toProjectLine } from './exportClient.ts';
import { ExportFolder } from './exportFolder.ts';
import type { ExportWriter } from './exportWriter.ts';

type ExportServices = Pick<Services, 'clock' | 'db' | 'files' | 'packs'>;
type RowServices = Pick<Services, 'db' | 'packs'>;

export interface ExportOptions {
  /** `undefined`: the whole installation. */
  readonly clients: readonly UserRecord[] | undefined;
  /** Called for each tour that has been copied. */
  readonly onTour?: (name: string) => void;
}

const ACTIVITY_PAGE = 1000;
const EXPORTED: ActivityAction = 'client.exported';
const detailsSchema = z.record(z.string(), z.unknown());

/** Writes into a folder. */
export async function exportInstallation(
  services: ExportServices,
  to: { readonly folder: string; readonly signal: AbortSignal },
  options: ExportOptions,
): Promise<ExportIndex> {
  const { files: store, clock } = services;
  const scope =
    options.clients
      ?.map((client) => client.user_name)
      .toSorted()
      .join(', ') ?? 'everything';
  const { folder, signal } = to;
  return writeExport(
    services,
    await ExportFolder.open(folder, scope, { store, clock, signal }),
    options,
  );
}

/** Without a change meanwhile, it writes the same each time, in the same order. */
export function writeExport(
  services: RowServices,
  writer: ExportWriter,
  options: ExportOptions,
): Promise<ExportIndex> {
  return new Export(services, writer, options).run();
}

class Export {
  readonly #services: RowServices;
  readonly #writer: ExportWriter;
  readonly #options: ExportOptions;
  readonly #missing: ExportIndex['missing'] = [];
  readonly #people = new Set<string>();
  readonly #projectNames = new Set<string>();

  constructor(services: RowServices, writer: ExportWriter, options: ExportOptions) {
    this.#services = services;
    this.#writer = writer;
    this.#options = options;
  }

  get #isWhole(): boolean {
    return this.#options.clients === undefined;
  }

  async run(): Promise<ExportIndex> {
    const isWhole = this.#isWhole;
    const owners = this.#options.clients ?? (await this.#owners());
    const names = new Set<string>();
    const clients: ExportIndex['clients'] = [];
    for (const client of owners) {
      const name = uniqueName(client.user_name, names);
      await this.#client(client, `clients/${name}`);
      clients.push({ id: client.id, userName: client.user_name, folder: `clients/${name}` });
    }
    if (isWhole) {
      await this.#pilots();
      const kept = this.#services.db
        .selectFrom('activity')
        .where((at) =>
          at.or([
            at('client_id', 'is', null),
            at('client_id', 'not in', at.selectFrom('live_users').select('id')),
          ]),
        );
      await this.#writer.rows('activity.jsonl', this.#activity(kept));
    }
    await this.#footage();
    await this.#writer.rows('people.jsonl', await this.#peopleRows());
    return this.#writer.finish({
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      madeBy: programVersion(),
      isWhole,
      clients,
      missing: this.#missing,
    });
  }

  /** All clients, and admins who have projects. */
  #owners(): Promise<UserRecord[]> {
    return this.#services.db
      .selectFrom('live_users')
      .where((at) =>
        at.or([
          at.and([at('is_admin', '=', 0), at('is_staff', '=', 0)]),
          at('id', 'in', at.selectFrom('live_projects').select('owner_id')),
        ]),
      )
      .orderBy('user_name_key')
      .selectAll()
      .execute();
  }

  async #client(client: UserRecord, place: string): Promise<void> {
    const { projects, people } = await readClient(this.#services, client);
    for (const id of people) this.#people.add(id);
    const folders = new Set<string>();
    const lines: ExportedProject[] = [];
    const tours: ExportedTour[] = [];
    for (const rows of projects) {
      const { project } = rows;
      this.#projectNames.add(project.name);
      const name = uniqueName(project.name, folders);
      const cover = await this.#picture(
        project.cover_file,
        `${place}/covers/${name}.webp`,
        project.name,
      );
      lines.push(toProjectLine(rows, cover));
      for (const tour of rows.tours) {
        const day = tour.slot === 'date' ? project.date : tour.slot;
        const about = {
          name: project.name,
          day,
          what: `${client.user_name} / ${project.name} / ${day ?? tour.slot}`,
        };
        const stem = `${name}/${day ?? tour.slot}`;
        const line = await this.#tour(tour, { place, stem, ...about });
        if (line) tours.push(line);
      }
    }
    await this.#writer.rows(`${place}/projects.jsonl`, lines);
    await this.#writer.rows(`${place}/tours.jsonl`, tours);
    const photos = new Map<string, ExportedPhoto>();
    for (const { pictures } of projects) {
      for (const { id, file, width, height, created_at: createdAt } of pictures) {
        const [full, small] = notePictureKeys(file);
        const path = `${place}/photos/${file}.webp`;
        const smallPath = `${place}/photos/${file}-small.webp`;
        const isThere =
          (await this.#writer.copy(full, path)) && (await this.#writer.copy(small, smallPath));
        if (isThere) photos.set(id, { id, path, small: smallPath, width, height, createdAt });
        else this.#miss(`A photo of a note of ${client.user_name}`);
      }
    }
    const notes = projects.flatMap((rows) =>
      rows.notes.map((note) => toNoteLine(note, rows, photos)),
    );
    await this.#writer.rows(`${place}/notes.jsonl`, notes);
    const links = projects.flatMap((rows) => rows.links.map(toLinkLine));
    await this.#writer.rows(`${place}/links.jsonl`, links);
    const own = this.#services.db
      .selectFrom('activity')
      .where('client_id', '=', client.id)
      // A download that is recorded must not change what it downloads.
      .$if(!this.#isWhole, (some) => some.where('action', '!=', EXPORTED));
    await this.#writer.rows(`${place}/activity.jsonl`, this.#activity(own));
  }

  async #tour(
    tour: TourRecord,
    about: { place: string; stem: string; name: string; day: string | null; what: string },
  ): Promise<ExportedTour | undefined> {
    const { place, stem, name, day, what } = about;
    const path = `${place}/tours/${stem}.zip`;
    const copied = await this.#writer.copy(tourKey(tour), path);
    const contentHash = copied && (await contentHashOfTour(this.#services, tour));
    if (contentHash === undefined) {
      this.#miss(what);
      return undefined;
    }
    const picture = await this.#picture(
      tour.chosen_picture_file,
      `${place}/tours/${stem}.webp`,
      what,
    );
    this.#options.onTour?.(what);
    return {
      projectId: tour.project_id,
      name,
      slot: tour.slot,
      day,
      path,
      startPage: tour.start_page,
      files: tour.files,
      bytes: tour.bytes,
      contentHash,
      tool: tour.tool_name,
      picture: picture ?? null,
      isBridgeOff: tour.bridge_off === 1,
      publishedAt: tour.published_at,
    };
  }

  async #picture(file: string | null, path: string, what: string): Promise<string | undefined> {
    if (file === null) return undefined;
    const copied = await this.#writer.copy(coverKey(file), path);
    if (!copied) this.#miss(`The picture of ${what}`);
    return copied?.path;
  }

  async #pilots(): Promise<void> {
    const { db } = this.#services;
    const pilots = await db.selectFrom('live_pilots').orderBy('name_key').selectAll().execute();
    const names = new Set<string>();
    const lines: ExportedTour[] = [];
    for (const { id, name } of pilots) {
      const tour = await db
        .selectFrom('tours')
        .where('pilot_id', '=', id)
        .where('state', '=', 'live')
        .selectAll()
        .executeTakeFirst();
      const stem = uniqueName(name, names);
      const about = { place: 'pilots', stem, name, day: null, what: `Pilot ${name}` };
      const line = tour && (await this.#tour(tour, about));
      if (line) lines.push(line);
    }
    await this.#writer.rows('pilots.jsonl', lines);
  }

  /** Footage names its project, and belongs to no client: of some clients, that of their projects’ names. */
  async #footage(): Promise<void> {
    const { db } = this.#services;
    const keys = new Set([...this.#projectNames].map(sortKey));
    const deliveries = await db
      .selectFrom('deliveries')
      .where('deleted_at', 'is', null)
      .orderBy('created_at')
      .orderBy('id')
      .selectAll()
      .execute();
    const lines: ExportedDelivery[] = [];
    const places = new Map<string, Set<string>>();
    for (const delivery of deliveries) {
      if (!this.#isWhole && !keys.has(delivery.project_key)) continue;
      if (delivery.user_id !== null) this.#people.add(delivery.user_id);
      const listed = await db
        .selectFrom('footage_files')
        .where('delivery_id', '=', delivery.id)
        .orderBy('position')
        .select(['name', 'bytes', 'kind'])
        .execute();
      const files: ExportedDelivery['files'] = [];
      // Of what an operator has copied, nobody has checked the names.
      const place = [FOOTAGE_KEY, ...delivery.path.split('/').map(sanitizeFileName)].join('/');
      const names = places.get(place.toLowerCase()) ?? new Set<string>();
      places.set(place.toLowerCase(), names);
      for (const file of listed) {
        const path = `${place}/${uniqueFileName(file.name, names)}`;
        const key = footageFileKey({ path: delivery.path, name: file.name });
        const copied = await this.#writer.copy(key, path);
        if (copied) files.push({ ...file, bytes: copied.bytes, path });
        else this.#miss(`Footage of ${delivery.project_name}: ${file.name}`);
      }
      lines.push({
        id: delivery.id,
        senderId: delivery.user_id,
        senderName: delivery.sender_name,
        projectName: delivery.project_name,
        folder: delivery.folder,
        createdAt: delivery.created_at,
        takenAt: delivery.taken_at,
        takenBy: delivery.taken_by,
        files,
      });
    }
    await this.#writer.rows('footage.jsonl', lines);
  }

  async #peopleRows() {
    const people = await this.#services.db
      .selectFrom('live_users')
      .orderBy('created_at')
      .orderBy('id')
      .selectAll()
      .execute();
    return people.filter(({ id }) => this.#isWhole || this.#people.has(id)).map(toPerson);
  }

  async *#activity(query: ActivityQuery): AsyncGenerator<ExportedActivity> {
    let last: { readonly at: string; readonly id: string } | undefined;
    for (;;) {
      const after = last;
      const page = await query
        .$if(after !== undefined, (some) =>
          // With the first condition, the database begins there in its index, instead of at the start each time.
          some
            .where('at', '>=', after?.at ?? '')
            .where((at) => at.or([at('at', '>', after?.at ?? ''), at('id', '>', after?.id ?? '')])),
        )
        .orderBy('at')
        .orderBy('id')
        .limit(ACTIVITY_PAGE)
        .selectAll()
        .execute();
      for (const entry of page) {
        yield {
          id: entry.id,
          at: entry.at,
          action: entry.action,
          actorKind: entry.actor_kind,
          actorId: entry.actor_id,
          actorName: entry.actor_name,
          thingKind: entry.thing_kind,
          thingId: entry.thing_id,
          thingName: entry.thing_name,
          details: z.parse(detailsSchema, JSON.parse(entry.details)),
        };
      }
      last = page.at(-1);
      if (page.length < ACTIVITY_PAGE) return;
    }
  }

  #miss(what: string): void {
    this.#missing.push({ what, why: 'It was not there any more when it was to be copied.' });
  }
}

type ActivityQuery = SelectQueryBuilder<Schema, 'activity', object>;

/** A name of a folder that no other one has on any disk. */
function uniqueName(name: string, taken: Set<string>): string {
  const base = sanitizeFileName(name);
  let unique = base;
  for (let number = 2; taken.has(unique.toLowerCase()); number += 1) unique = `${base} (${number})`;
  taken.add(unique.toLowerCase());
  return unique;
}
