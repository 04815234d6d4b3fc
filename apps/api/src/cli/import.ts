import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  planTree,
  readImportOptions,
  readList,
  runImport,
  say,
  sayStopped,
  showPlan,
  type ImportOptions,
  type TreePlan,
} from '@jawla/archives/importCommand';
import { ImportPlan } from '@jawla/archives/importPlan';
import { MoveFault } from '@jawla/archives/moveFault';
import { SourceFault } from '@jawla/archives/sourceFault';
import { EXIT } from '@jawla/contract/move';
import { EXPORT_INDEX, EXPORT_JOURNAL } from '@jawla/contract/moveFormat';
import type { Services } from '../app/services.ts';
import { Clients, type Client } from '../move/clients.ts';
import { ExportReader } from '../move/exportReader.ts';
import { ExportImport } from '../move/importExport.ts';
import { importTours } from '../move/importTours.ts';
import { OwnTarget, type MovedTour, type OwnPlannedTour } from '../move/ownTarget.ts';
import { toProblem } from '../platform/http/toProblem.ts';
import { stopSignal, withServices } from './openServices.ts';

/** `jawla import <folder> --pattern <pattern>`, or of an export. Servers may be running. Returns the exit code. */
export async function importFolder(rest: string[]): Promise<number> {
  try {
    const options = readImportOptions(rest);
    const isExport = existsSync(join(options.folder, EXPORT_INDEX));
    if (!isExport && existsSync(join(options.folder, EXPORT_JOURNAL))) {
      throw new MoveFault(`${options.folder} holds an interrupted export. Finish it first.`);
    }
    return await withServices((services) => importInto(services, options, isExport));
  } catch (error) {
    throw error instanceof SourceFault ? new MoveFault(error.message, { cause: error }) : error;
  }
}

async function importInto(
  services: Services,
  options: ImportOptions,
  isExport: boolean,
): Promise<number> {
  const signal = stopSignal();
  try {
    return await (isExport ? importExport : importTree)(services, options, signal);
  } catch (error) {
    const isFull = toProblem(error)?.status === 507;
    if (!isFull && !signal.aborted) throw error;
    sayStopped(isFull ? 'full' : 'cancelled');
    return EXIT.stopped;
  }
}

async function importTree(
  services: Services,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<number> {
  const list = await readList(options);
  const clients = new Clients(services, list);
  const plan = await planTree<Client, MovedTour>(options, new OwnTarget(services, clients));
  if (options['dry-run']) return showPlan(plan.tours, options);
  return publish(services, { ...plan, clients }, { ...options, signal });
}

async function importExport(
  services: Services,
  options: ImportOptions,
  signal: AbortSignal,
): Promise<number> {
  const reader = await ExportReader.open(options.folder);
  const clients = new Clients(services, []);
  let problems = 0;
  const data = new ExportImport(services, {
    reader,
    clients,
    isInviting: options.invite,
    signal,
    onProblem: (what, why) => {
      problems += 1;
      say(`${what} is not imported. ${why}`);
    },
  });
  await data.find();
  const isDry = options['dry-run'];
  if (!isDry) await data.addPeopleAndProjects();
  const { root } = reader;
  const target = new OwnTarget(services, clients);
  const plan = new ImportPlan<Client, MovedTour>(target, { root, isReplacing: options.replace });
  const tours: OwnPlannedTour[] = [];
  for await (const planned of data.tours(plan)) tours.push(planned);
  if (isDry) return showPlan(tours, options);
  const code = await publish(services, { tours, clients, root }, { ...options, signal });
  if (code === EXIT.stopped) return code;
  await data.addTheRest();
  return problems > 0 ? EXIT.partly : code;
}

async function publish(
  services: Services,
  plan: TreePlan<Client, MovedTour> & { readonly clients: Clients },
  options: ImportOptions & { readonly signal: AbortSignal },
): Promise<number> {
  const { tours, clients, root } = plan;
  const { signal, replace: isReplacing, invite: isInviting } = options;
  const code = await runImport(tours.length, options, (onRow) =>
    importTours(services, tours, { root, clients, isReplacing, isInviting, signal, onRow }),
  );
  if (code === EXIT.stopped) return code;
  await services.tourInspections.idle();
  await services.tourPictures.idle();
  return code;
}
