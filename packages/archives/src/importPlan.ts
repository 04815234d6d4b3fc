/** Plans an import: what each tour becomes, and why some cannot be published. Nothing is changed. */
import { SUB_DATES_MAX } from '@jawla/contract/limits';
import { isWhole, type PlanRow, type PlanState } from '@jawla/contract/move';
import { nameKey } from '@jawla/contract/nameKey';
import { DATE_SLOT } from '@jawla/contract/tours';
import { SourceFault } from './sourceFault.ts';
import { dayOf, projectNameOf } from './targetNames.ts';
import type { FoundTour } from './sourceTree.ts';
import { hashSource, inspectSource } from './tourSource.ts';

/** A tour to be published, and where. */
export interface TourToImport<Client, Moved = never> {
  readonly source: Pick<FoundTour, 'kind' | 'path'>;
  readonly client: Client;
  readonly projectName: string;
  readonly slot: string;
  /** `YYYY-MM-DD`; `null` if the project’s own date has no day. */
  readonly day: string | null;
  /** If it is known; otherwise it has to be clear. */
  readonly startPage?: string;
  /** Of a tour in an export. */
  readonly moved?: Moved;
}

export interface PlannedTour<Tour> {
  readonly row: PlanRow;
  /** `undefined` if it cannot be published, or is there already. */
  readonly tour: Tour | undefined;
  /** Of a tour that is there already. */
  readonly contentHash?: string;
}

export interface LiveTour {
  readonly slot: string;
  readonly files: number;
  /** Uncompressed. */
  readonly bytes: number;
  /** Throws a `SourceFault` if it cannot be known. */
  contentHash(): Promise<string>;
}

export interface KnownProject {
  readonly ownDay: string | null;
  /** Its further dates. */
  readonly days: readonly string[];
  readonly live: readonly LiveTour[];
}

/** The portal that tours are for. */
export interface ImportTarget<Client> {
  /** Throws a `SourceFault` if nobody, or more than one, has that name. */
  findClient(name: string): Promise<Client>;
  /** The same for the same client. */
  keyOf(client: Client): string;
  /** @returns `undefined` if the client has no project of that name. */
  findProject(client: Client, name: string): Promise<KnownProject | undefined>;
}

export interface PlanOptions {
  readonly root: Buffer;
  /** Whether a tour may take the place of another one. */
  readonly isReplacing: boolean;
}

interface PlannedProject {
  readonly days: Set<string>;
  readonly live: ReadonlyMap<string, LiveTour>;
  readonly ownDay: string | null;
  /** By slot, the path of the tour that the plan publishes there. */
  readonly planned: Map<string, string>;
}

type KnownRow = Omit<PlanRow, 'note' | 'state'>;

export class ImportPlan<Client, Moved = never> {
  readonly #target: ImportTarget<Client>;
  readonly #options: PlanOptions;
  readonly #projects = new Map<string, Promise<PlannedProject>>();

  constructor(target: ImportTarget<Client>, options: PlanOptions) {
    this.#target = target;
    this.#options = options;
  }

  async add(found: FoundTour): Promise<PlannedTour<TourToImport<Client, Moved>>> {
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
      const read = dayOf(values.date);
      const projectName = projectNameOf(values.project);
      const client = await this.#target.findClient(values.client);
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
    row: KnownRow,
    tourOf: () => Promise<TourToImport<Client, Moved>>,
  ): Promise<PlannedTour<TourToImport<Client, Moved>>> {
    return this.#orProblem(row, async () => ({ row, note: '', tour: await tourOf() }));
  }

  async #orProblem(
    row: KnownRow,
    read: () => Promise<{
      row: KnownRow;
      note: string;
      tour: TourToImport<Client, Moved>;
    }>,
  ): Promise<PlannedTour<TourToImport<Client, Moved>>> {
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
    tour: TourToImport<Client, Moved>,
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
    { source, startPage }: TourToImport<Client, Moved>,
    { files, plainBytes }: { readonly files: number; readonly plainBytes: number },
    there: LiveTour,
  ): Promise<string | undefined> {
    if (there.files !== files || there.bytes !== plainBytes) return undefined;
    const hash = await there.contentHash();
    return hash === (await hashSource(source, this.#options.root, startPage)) ? hash : undefined;
  }

  #project(client: Client, name: string): Promise<PlannedProject> {
    const key = projectKey(this.#target.keyOf(client), name);
    const known = this.#projects.get(key) ?? this.#readProject(client, name);
    this.#projects.set(key, known);
    return known;
  }

  async #readProject(client: Client, name: string): Promise<PlannedProject> {
    const found = await this.#target.findProject(client, name);
    return {
      days: new Set(found?.days),
      live: new Map(found?.live.map((tour) => [tour.slot, tour])),
      ownDay: found?.ownDay ?? null,
      planned: new Map(),
    };
  }
}

/** Distinguishes the projects of an import. @param client - The key of the client. */
export function projectKey(client: string, name: string): string {
  return `${client}\0${nameKey(name)}`;
}
