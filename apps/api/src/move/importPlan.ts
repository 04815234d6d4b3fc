/** Plans an import: what each tour becomes, and why some cannot be published. Nothing is changed. */
import { SUB_DATES_MAX } from '@jawla/contract/limits';
import {
  isWhole,
  readDay,
  readProjectName,
  type PlanRow,
  type PlanState,
} from '@jawla/contract/move';
import { nameKey } from '@jawla/contract/nameKey';
import { DATE_SLOT } from '@jawla/contract/tours';
import type { Services } from '../app/services.ts';
import { contentHashOfTour } from '../domains/tours/contentHashOfTour.ts';
import type { ProjectRecord, TourRecord } from '../platform/db/schema.ts';
import type { Client, Clients } from './clients.ts';
import { SourceFault } from '@jawla/archives/sourceFault';
import type { FoundTour } from '@jawla/archives/sourceTree';
import { hashSource, inspectSource } from '@jawla/archives/tourSource';

/** A tour to be published, and where. */
export interface TourToImport {
  readonly source: Pick<FoundTour, 'kind' | 'path'>;
  readonly client: Client;
  readonly projectName: string;
  readonly slot: string;
  /** `YYYY-MM-DD`; `null` if the project’s own date has no day. */
  readonly day: string | null;
  /** If it is known; otherwise it has to be clear. */
  readonly startPage?: string;
  /** Of a tour in an export. */
  readonly moved?: MovedTour;
}

/** What an export knows of a tour. */
export interface MovedTour {
  readonly publishedAt: string;
  readonly isBridgeOff: boolean;
  /** Throws a `SourceFault` if the file has changed since. */
  verify(): Promise<void>;
  /** Stores the picture that an admin has chosen. */
  addPicture(): Promise<string | null>;
}

export interface PlannedTour {
  readonly row: PlanRow;
  /** `undefined` if it cannot be published, or is there already. */
  readonly tour: TourToImport | undefined;
  /** Of a tour that is there already. */
  readonly contentHash?: string;
}

interface PlannedProject {
  readonly days: Set<string>;
  readonly live: ReadonlyMap<string, TourRecord>;
  readonly ownDay: string | null;
  /** By slot, the path of the tour that the plan publishes there. */
  readonly planned: Map<string, string>;
}

type PlanServices = Pick<Services, 'db' | 'packs' | 'projects' | 'tours'>;

export interface PlanOptions {
  readonly root: Buffer;
  readonly clients: Clients;
  /** Whether a tour may take the place of another one. */
  readonly isReplacing: boolean;
}

export class ImportPlan {
  readonly #services: PlanServices;
  readonly #options: PlanOptions;
  readonly #projects = new Map<string, Promise<PlannedProject>>();

  constructor(services: PlanServices, options: PlanOptions) {
    this.#services = services;
    this.#options = options;
  }

  async add(found: FoundTour): Promise<PlannedTour> {
    const { values, shown: path, note } = found;
    const row = {
      path,
      client: values.client ?? '',
      project: values.project ?? '',
      day: values.date ?? '',
      tool: '',
      bytes: 0,
    };
    return this.#orProblem(row, async () => {
      if (found.problem !== undefined) throw new SourceFault(found.problem);
      if (!isWhole(values)) throw new SourceFault('Client, project or date is empty.');
      const read = readDay(values.date);
      if (!read) {
        throw new SourceFault(
          `“${values.date}” is no date. Dates are 2026-03-12, 12.03.2026, 12-03-2026 (day first) or 20260312.`,
        );
      }
      const projectName = projectNameOf(values.project);
      const client = await this.#options.clients.find(values.client);
      const { ownDay } = await this.#project(client, projectName);
      const slot = ownDay === read.day ? DATE_SLOT : read.day;
      const tour = { source: found, client, projectName, slot, day: read.day };
      const ambiguous = read.isAmbiguous ? `“${values.date}” is read day first.` : '';
      const notes = [note, ambiguous].filter((text) => text !== '').join(' ');
      return { row: { ...row, project: projectName, day: read.day }, note: notes, tour };
    });
  }

  /** Adds a tour whose client, project and date are known. */
  addKnown(
    row: Omit<PlanRow, 'note' | 'state'>,
    tourOf: () => Promise<TourToImport>,
  ): Promise<PlannedTour> {
    return this.#orProblem(row, async () => ({ row, note: '', tour: await tourOf() }));
  }

  async #orProblem(
    row: Omit<PlanRow, 'note' | 'state'>,
    read: () => Promise<{
      row: Omit<PlanRow, 'note' | 'state'>;
      note: string;
      tour: TourToImport;
    }>,
  ): Promise<PlannedTour> {
    let known = row;
    try {
      const { note, tour, ...found } = await read();
      known = found.row;
      const { root } = this.#options;
      const facts = await inspectSource(tour.source, root, tour.startPage);
      known = { ...known, tool: facts.tool, bytes: facts.bytes };
      const { state, contentHash } = await this.#stateOf(tour, known.path, facts);
      const isThere = contentHash !== undefined;
      return {
        row: { ...known, state, note },
        tour: isThere ? undefined : tour,
        ...(isThere && { contentHash }),
      };
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      return { row: { ...known, state: 'problem', note: error.message }, tour: undefined };
    }
  }

  /** @throws {SourceFault} If the date is taken, or the project has no room for it. */
  async #stateOf(
    tour: TourToImport,
    path: string,
    facts: { readonly files: number; readonly plainBytes: number },
  ): Promise<{ readonly state: PlanState; readonly contentHash: string | undefined }> {
    const { planned, live, days } = await this.#project(tour.client, tour.projectName);
    const first = planned.get(tour.slot);
    if (first !== undefined) {
      throw new SourceFault(`Another tour of the same date comes first: ${first}`);
    }
    if (tour.slot !== DATE_SLOT && !days.has(tour.slot) && days.size >= SUB_DATES_MAX) {
      throw new SourceFault(`A project has at most ${SUB_DATES_MAX} dates.`);
    }
    const there = live.get(tour.slot);
    const contentHash = there && (await this.#hashOfSame(tour, facts, there));
    if (there && contentHash === undefined && !this.#options.isReplacing) {
      throw new SourceFault('This date has another tour. To replace it: --replace.');
    }
    planned.set(tour.slot, path);
    days.add(tour.slot);
    if (contentHash !== undefined) return { state: 'same', contentHash };
    return { state: there ? 'replace' : 'new', contentHash };
  }

  /** @returns `undefined` if it is another tour. */
  async #hashOfSame(
    { source, startPage }: TourToImport,
    { files, plainBytes }: { readonly files: number; readonly plainBytes: number },
    there: TourRecord,
  ): Promise<string | undefined> {
    if (there.files !== files || there.bytes !== plainBytes) return undefined;
    const hash = await hashOfTour(this.#services, there);
    return hash === (await hashSource(source, this.#options.root, startPage)) ? hash : undefined;
  }

  #project(client: Client, name: string): Promise<PlannedProject> {
    const owner = client.is === 'known' ? client.user.id : client.listed.email;
    const key = `${owner}\0${nameKey(name)}`;
    const known = this.#projects.get(key) ?? this.#readProject(client, name);
    this.#projects.set(key, known);
    return known;
  }

  async #readProject(client: Client, name: string): Promise<PlannedProject> {
    const { projects, tours } = this.#services;
    const project: ProjectRecord | undefined =
      client.is === 'known' ? await projects.byName(client.user.id, name) : undefined;
    const live = project ? await tours.liveOfProject(project.id) : [];
    return {
      days: new Set(project ? await projects.days(project.id) : []),
      live: new Map(live.map((tour) => [tour.slot, tour])),
      ownDay: project?.date ?? null,
      planned: new Map(),
    };
  }
}

function projectNameOf(text: string): string {
  const name = readProjectName(text);
  if (name !== undefined) return name;
  throw new SourceFault(
    `“${text}” cannot be the name of a project: 3 to 120 visible characters, none of / \\ | ? # %.`,
  );
}

/** @throws {SourceFault} If its file is missing. */
export async function hashOfTour(
  services: Pick<Services, 'packs'>,
  tour: TourRecord,
): Promise<string> {
  const hash = await contentHashOfTour(services, tour);
  if (hash !== undefined) return hash;
  throw new SourceFault('The file of the tour of this date is missing. Run "jawla doctor".');
}
