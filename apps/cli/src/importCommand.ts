/** `jawla import`: publishes the tours of a tree of folders by key. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  planTree,
  readImportOptions,
  readList,
  runImport,
  showPlan,
} from '@jawla/archives/importCommand';
import type { PlannedTour, TourToImport } from '@jawla/archives/importPlan';
import { importPool, type Outcome, type Stopped } from '@jawla/archives/importPool';
import { MoveFault } from '@jawla/archives/moveFault';
import { SourceFault } from '@jawla/archives/sourceFault';
import { inspectSource } from '@jawla/archives/tourSource';
import { EXPORT_INDEX, EXPORT_JOURNAL } from '@jawla/contract/moveFormat';
import { PortalError, Unreachable } from './portal.ts';
import { PortalTarget, type TargetClient } from './portalTarget.ts';
import type { Command, Context } from './run.ts';
import { uploadTour } from './uploadTour.ts';
import { Interrupted, UserError } from './userError.ts';

type Tour = TourToImport<TargetClient>;

const USAGE = `import <folder> --pattern '{client}/{project}/{date}' [--clients <csv> --invite]
               [--replace] [--dry-run] [--report <csv>] [--json]`;
/** The key was revoked or has too few scopes: no other tour would fare better. */
const ENDS_ALL = new Set([401, 403]);
const NO_SPACE = 507;

export const importTours: Command = { usage: USAGE, run };

async function run(rest: string[], context: Context): Promise<number> {
  const options = readImportOptions(rest);
  refuseExport(options.folder);
  const target = new PortalTarget(context.portal, {
    listed: await readList(options),
    isInviting: options.invite,
  });
  const { tours, root } = await planTree(options, target);
  if (options['dry-run']) return showPlan(tours, options);
  sayMails(tours, context);
  const work = new ImportRun(context, { target, root, isReplacing: options.replace });
  return runImport(tours.length, options, async (onRow) => {
    const stopped = await importPool(tours, {
      publish: (tour, note) => work.publish(tour, note),
      signal: work.signal,
      onRow,
    });
    work.throwFatal();
    if (stopped === 'full') context.output.say(work.whyFull);
    return stopped;
  });
}

/** @throws {MoveFault} For an export, whole or interrupted. */
function refuseExport(folder: string): void {
  if (existsSync(join(folder, EXPORT_INDEX))) {
    throw new MoveFault(
      `${folder} is an export. The import on the server’s own machine restores it, with people, access, notes and footage: npm run import -- ${folder}`,
    );
  }
  if (existsSync(join(folder, EXPORT_JOURNAL))) {
    throw new MoveFault(`${folder} holds an interrupted export. Finish it first.`);
  }
}

/** An import on the server’s own machine sends no mail; the portal does for each tour that arrives. */
function sayMails(tours: readonly PlannedTour<Tour>[], { output }: Context): void {
  const mailed = new Set(
    tours.flatMap(({ tour }) =>
      tour?.client.is === 'known' && tour.client.row.verified ? tour.client.row.userName : [],
    ),
  );
  if (mailed.size === 0) return;
  const who = mailed.size === 1 ? [...mailed].join('') : `${mailed.size} clients`;
  output.say(
    `Jawla mails ${who} about each new tour. An import on the server’s machine would not.`,
  );
}

interface RunOptions {
  readonly target: PortalTarget;
  readonly root: Buffer;
  readonly isReplacing: boolean;
}

class ImportRun {
  /** Aborted by the person, or by what no other tour would survive. */
  readonly signal: AbortSignal;
  readonly #context: Context;
  readonly #options: RunOptions;
  readonly #end = new AbortController();
  #whyFull = '';
  #fatal: { readonly error: unknown } | undefined;

  constructor(context: Context, options: RunOptions) {
    this.signal = AbortSignal.any([context.signal, this.#end.signal]);
    this.#context = { ...context, signal: this.signal };
    this.#options = options;
  }

  async publish(tour: Tour, note: string): Promise<Outcome | Stopped> {
    try {
      return { note, ...(await this.#publish(tour)) };
    } catch (error) {
      if (this.signal.aborted) return 'cancelled';
      if (isFull(error)) {
        this.#whyFull = error.message;
        return 'full';
      }
      const isOfTour =
        error instanceof SourceFault || (error instanceof UserError && !isOfAll(error));
      if (isOfTour) return { result: 'not published', contentHash: '', note: error.message };
      this.#fatal = { error };
      this.#end.abort();
      return 'cancelled';
    }
  }

  /** Which disk is full, and what helps. */
  get whyFull(): string {
    return this.#whyFull;
  }

  /** Throws why it ended, if it was neither the last tour nor the person. */
  throwFatal(): void {
    if (this.#fatal) throw this.#fatal.error;
  }

  async #publish({ client, projectName, ...tour }: Tour): Promise<Omit<Outcome, 'note'>> {
    const { target, root, isReplacing } = this.#options;
    const { source, slot, startPage } = tour;
    // It may have changed since the plan: a tree of unusable folders makes no empty projects.
    if (!target.hasProject(client, projectName)) await inspectSource(source, root, startPage);
    this.signal.throwIfAborted();
    const projectId = await target.projectIdOf(client, projectName);
    return uploadTour(this.#context, {
      source,
      root,
      startPage,
      target: { projectId, slot, day: tour.day ?? slot, isReplacing },
      // Of four at once, a line for each that has ended says more.
      onProgress: () => undefined,
    });
  }
}

/** On the portal, or here for the archive of a folder. */
function isFull(error: unknown): error is UserError {
  if (error instanceof PortalError) return error.status === NO_SPACE;
  return error instanceof Interrupted && !(error instanceof Unreachable);
}

/** Whether the next tour would fail for the same reason. */
function isOfAll(error: UserError): boolean {
  if (error instanceof PortalError) return error.isPassing || ENDS_ALL.has(error.status);
  return error instanceof Unreachable;
}
