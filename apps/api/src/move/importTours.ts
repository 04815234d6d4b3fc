/** Publishes the tours of a plan by the steps of an upload: at any moment, a tour is live as a whole or not at all. */
import { open, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReportRow } from '@jawla/contract/move';
import { projectKey } from '@jawla/archives/importPlan';
import { importPool, type Outcome, type Stopped } from '@jawla/archives/importPool';
import type { Services } from '../app/services.ts';
import { projectThing } from '../domains/activity/things.ts';
import { recordTourDay } from '../domains/projects/recordProjectTour.ts';
import {
  deleteStored,
  publishTour,
  storeTour,
  verifyTour,
  type VerifiedTour,
} from '../domains/tours/publishTour.ts';
import type { ProjectRecord } from '../platform/db/schema.ts';
import { withTransaction } from '../platform/db/withTransaction.ts';
import { requireSpace } from '../platform/files/requireSpace.ts';
import { createStagingFolder } from '../platform/files/staging.ts';
import type { Problem } from '../platform/http/problem.ts';
import { toProblem } from '../platform/http/toProblem.ts';
import { PackDirectory } from '../platform/packs/packDirectory.ts';
import { say } from '../platform/texts/texts.ts';
import type { Clients } from './clients.ts';
import { contentHashOfPack } from '@jawla/archives/contentHash';
import { hashOfTour, ownerKey, type OwnPlannedTour, type OwnTour } from './ownTarget.ts';
import { SourceFault } from '@jawla/archives/sourceFault';
import { archiveOf } from '@jawla/archives/tourSource';

/** A server that starts clears the folders of programs that it does not know. */
const ATTEMPTS = 3;
const RETRY_MS = 2000;

export interface ImportOptions {
  readonly root: Buffer;
  readonly clients: Clients;
  readonly isReplacing: boolean;
  /** Whether clients who are added get a mail. */
  readonly isInviting: boolean;
  readonly signal: AbortSignal;
  /** Called for each tour when it has ended, in any order. */
  readonly onRow: (row: ReportRow) => Promise<void> | void;
}

/** @returns Why it stopped; `undefined` if it came to the end. */
export function importTours(
  services: Services,
  plan: readonly OwnPlannedTour[],
  options: ImportOptions,
): Promise<Stopped | undefined> {
  const run = new ImportRun(services, options);
  const { signal, onRow } = options;
  return importPool(plan, { publish: (tour, note) => run.publish(tour, note), signal, onRow });
}

class ImportRun {
  readonly #services: Services;
  readonly #options: ImportOptions;
  readonly #projects = new Map<string, Promise<ProjectRecord>>();

  constructor(services: Services, options: ImportOptions) {
    this.#services = services;
    this.#options = options;
  }

  async publish(tour: OwnTour, note: string): Promise<Outcome | Stopped> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return { note, ...(await this.#publish(tour)) };
      } catch (error) {
        if (this.#options.signal.aborted) return 'cancelled';
        const problem = toProblem(error);
        if (problem?.status === 507) return 'full';
        const isPassing = problem?.status === 503 || isMissing(error);
        if (!isPassing || attempt === ATTEMPTS) {
          return { result: 'not published', contentHash: '', note: whyOf(error, problem) };
        }
        await pause(RETRY_MS);
      }
    }
  }

  async #publish(tour: OwnTour): Promise<Omit<Outcome, 'note'>> {
    const services = this.#services;
    const { root, signal, isReplacing } = this.#options;
    const { slot, day, startPage, moved } = tour;
    await using staging = await createStagingFolder(services);
    await moved?.verify();
    const path = await archiveOf(tour.source, {
      root,
      staging: staging.path,
      signal,
      requireSpace,
    });
    const verified = await verifyTour({ path, startPage }, staging, signal);
    await rm(path);
    const hash = await hashOfPack(verified);
    const project = await this.#projectOf(tour);
    const target = { projectId: project.id, slot };
    const there = await services.tours.live(target);
    if (there && (await hashOfTour(services, there)) === hash) {
      return { result: 'already there', contentHash: hash };
    }
    if (there && !isReplacing) throw new SourceFault('This date has another tour by now.');
    const picture = (await moved?.addPicture()) ?? null;
    const stored = await storeTour(services, verified, target, signal);
    try {
      await publishTour(services, stored, async (transaction, replaced) => {
        if (replaced !== there?.version) {
          throw new SourceFault('Another tour was published on this date meanwhile.');
        }
        if (day !== null) await recordTourDay(services, { project, slot, day }, transaction);
        if (moved) {
          await transaction
            .updateTable('tours')
            .set({
              published_at: moved.publishedAt,
              bridge_off: moved.isBridgeOff ? 1 : 0,
              chosen_picture_file: picture,
            })
            .where('version', '=', stored.tour.version)
            .execute();
        }
        const about = { actor: 'commandLine', thing: projectThing(project) } as const;
        const entry = { action: 'tour.uploaded', ...about, details: { slot } } as const;
        await services.activity.record(entry, transaction);
      });
    } catch (error) {
      await deleteStored(services, stored);
      throw error;
    }
    return { result: there ? 'replaced' : 'published', contentHash: hash };
  }

  #projectOf({ client, projectName }: OwnTour): Promise<ProjectRecord> {
    const key = projectKey(ownerKey(client), projectName);
    const known = this.#projects.get(key) ?? this.#findOrAdd({ client, projectName });
    this.#projects.set(key, known);
    known.catch(() => this.#projects.delete(key));
    return known;
  }

  /** Only when its first tour has passed all checks: a tree of unusable folders makes no empty projects. */
  async #findOrAdd({
    client,
    projectName: name,
  }: Pick<OwnTour, 'client' | 'projectName'>): Promise<ProjectRecord> {
    const { db, projects, activity } = this.#services;
    const { clients, isInviting } = this.#options;
    const owner =
      client.is === 'known'
        ? client.user
        : await clients.add(client.listed, { isInvited: isInviting });
    return withTransaction(db, async (transaction) => {
      const found = await projects.byName(owner.id, name, transaction);
      if (found) return found;
      const { count } = await transaction
        .selectFrom('live_projects')
        .where('owner_id', '=', owner.id)
        .select((select) => select.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      const number = String(Number(count) + 1);
      const added = await projects.add(owner.id, { name, number }, transaction);
      const about = { actor: 'commandLine', thing: projectThing(added) } as const;
      await activity.record({ action: 'project.created', ...about }, transaction);
      return added;
    });
  }
}

/** Reads the directory of a pack on the scratch disk. */
async function hashOfPack({ path, packBytes, directoryBytes }: VerifiedTour): Promise<string> {
  await using file = await open(path);
  const end = Buffer.alloc(directoryBytes);
  await file.read(end, 0, directoryBytes, packBytes - directoryBytes);
  return contentHashOfPack(new PackDirectory(end));
}

/** A folder that a starting server has cleared, perhaps seen by a thread. */
function isMissing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.message.includes('ENOENT') || isMissing(error.cause);
}

function whyOf(error: unknown, problem: Problem | undefined): string {
  if (problem) return say('en', problem.key, problem.values);
  if (error instanceof Error) return error.message;
  return 'unknown';
}
