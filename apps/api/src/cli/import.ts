import { existsSync } from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  EXIT,
  PatternFault,
  planTable,
  readClients,
  readPattern,
  REPORT_HEAD,
  RESULTS,
  reportLine,
  sizeText,
  type ListedClient,
  type Pattern,
  type ReportRow,
} from '@jawla/contract/move';
import { EXPORT_INDEX, EXPORT_JOURNAL } from '@jawla/contract/moveFormat';
import type { Services } from '../app/services.ts';
import { Clients } from '../move/clients.ts';
import { ExportReader } from '../move/exportReader.ts';
import { ExportImport } from '../move/importExport.ts';
import { ImportPlan, type PlannedTour } from '../move/importPlan.ts';
import { importTours, type Stopped } from '../move/importTours.ts';
import { SourceFault } from '@jawla/archives/sourceFault';
import { findTours, openTree } from '@jawla/archives/sourceTree';
import { OperatorError } from '../platform/base/operatorError.ts';
import { toProblem } from '../platform/http/toProblem.ts';
import { stopSignal, withServices } from './openServices.ts';

const OPTIONS = {
  pattern: { type: 'string' },
  clients: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  invite: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

type Options = ReturnType<typeof readOptions>;

/** `jawla import <folder> --pattern <pattern>`, or of an export. Servers may be running. Returns the exit code. */
export async function importFolder(rest: string[]): Promise<number> {
  const options = readOptions(rest);
  const isExport = existsSync(join(options.folder, EXPORT_INDEX));
  if (!isExport && existsSync(join(options.folder, EXPORT_JOURNAL))) {
    throw new OperatorError(`${options.folder} holds an interrupted export. Finish it first.`);
  }
  return withServices(async (services) => {
    const signal = stopSignal();
    try {
      return await (isExport ? importExport : importTree)(services, options, signal);
    } catch (error) {
      if (error instanceof SourceFault) throw new OperatorError(error.message, { cause: error });
      const isFull = toProblem(error)?.status === 507;
      if (!isFull && !signal.aborted) throw error;
      say(`${STOPPED[isFull ? 'full' : 'cancelled']} The same command goes on from here.`);
      return EXIT.stopped;
    }
  });
}

async function importTree(
  services: Services,
  options: Options,
  signal: AbortSignal,
): Promise<number> {
  const plan = await makePlan(services, options);
  if (options['dry-run']) return showPlan(plan.tours, options);
  return publish(services, plan, { ...options, signal });
}

async function importExport(
  services: Services,
  options: Options,
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
  const plan = new ImportPlan(services, { root, clients, isReplacing: options.replace });
  const tours: PlannedTour[] = [];
  for await (const planned of data.tours(plan)) tours.push(planned);
  if (isDry) return showPlan(tours, options);
  const code = await publish(services, { tours, clients, root }, { ...options, signal });
  if (code === EXIT.stopped) return code;
  await data.addTheRest();
  return problems > 0 ? EXIT.partly : code;
}

function readOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new OperatorError(
      `Name one folder: import <folder> --pattern '{client}/{project}/{date}'`,
    );
  }
  if (!existsSync(folder)) throw new OperatorError(`${folder} is not there.`);
  return { ...values, folder: resolve(folder) };
}

function patternOf({ pattern }: Options): Pattern {
  if (pattern === undefined) {
    throw new OperatorError(
      `Say what the names of folders mean, as in --pattern '{client}/{project}/{date}'.`,
    );
  }
  try {
    return readPattern(pattern);
  } catch (cause) {
    if (cause instanceof PatternFault) throw new OperatorError(cause.message, { cause });
    throw cause;
  }
}

interface Plan {
  readonly tours: readonly PlannedTour[];
  readonly clients: Clients;
  readonly root: Buffer;
}

async function makePlan(services: Services, options: Options): Promise<Plan> {
  const pattern = patternOf(options);
  const clients = new Clients(services, await readList(options));
  const tree = await openTree(options.folder, pattern);
  const plan = new ImportPlan(services, {
    root: tree.root,
    clients,
    isReplacing: options.replace,
  });
  const tours: PlannedTour[] = [];
  for await (const found of findTours(tree)) tours.push(await plan.add(found));
  const { count, examples } = tree.others;
  if (tours.length === 0) {
    const saw = count === 0 ? 'It has no folders.' : `It has ${examples.join(', ')}`;
    const more = count > examples.length ? ` and ${count - examples.length} more` : '';
    throw new OperatorError(
      `Nothing in ${options.folder} matches ${options.pattern ?? ''}. ${saw}${more}.`,
    );
  }
  if (count > 0) {
    say(`${count} names do not match the pattern: ${examples.join(', ')}`);
  }
  return { tours, clients, root: tree.root };
}

async function readList({ clients: path }: Options): Promise<readonly ListedClient[]> {
  if (path === undefined) return [];
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new OperatorError(`${path} cannot be read.`, { cause });
  });
  const { clients, problems } = readClients(text);
  for (const problem of problems) say(`${path}, ${problem}.`);
  return clients;
}

function showPlan(plan: readonly PlannedTour[], { json }: Options): number {
  const rows = plan.map(({ row }) => row);
  const lines = json ? rows.map((row) => JSON.stringify(row)) : planTable(rows);
  process.stdout.write(`${lines.join('\n')}\n`);
  const problems = rows.filter(({ state }) => state === 'problem').length;
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  say(`${rows.length} tours, ${sizeText(bytes)}; ${problems} of them cannot be published.`);
  return problems > 0 ? EXIT.partly : EXIT.done;
}

async function publish(
  services: Services,
  plan: Plan,
  options: Options & { readonly signal: AbortSignal },
): Promise<number> {
  const { tours, clients, root } = plan;
  await using report = await openReport(options.report);
  const counts = new Map<ReportRow['result'], number>();
  let ended = 0;
  const onRow = async (row: ReportRow) => {
    ended += 1;
    const place = `${ended}/${tours.length}`;
    counts.set(row.result, (counts.get(row.result) ?? 0) + 1);
    await report?.write(reportLine(row));
    if (options.json) {
      process.stdout.write(`${JSON.stringify(row)}\n`);
      return;
    }
    const { client, project, day, result, note } = row;
    const why = note === '' ? '' : `. ${note}`;
    process.stdout.write(`${place}  ${client} / ${project} / ${day}: ${result}${why}\n`);
  };
  const stopped = await importTours(services, tours, {
    root,
    clients,
    isReplacing: options.replace,
    isInviting: options.invite,
    signal: options.signal,
    onRow,
  });
  const parts = RESULTS.filter((result) => counts.has(result)).map(
    (result) => `${counts.get(result)} ${result}`,
  );
  say(`${ended} of ${tours.length} tours: ${parts.join(', ') || 'none'}.`);
  if (stopped !== undefined) {
    say(`${STOPPED[stopped]} The same command goes on from here.`);
    return EXIT.stopped;
  }
  await services.tourInspections.idle();
  await services.tourPictures.idle();
  return counts.has('not published') ? EXIT.partly : EXIT.done;
}

const STOPPED: Readonly<Record<Stopped, string>> = {
  full: 'The disk is full, so it stopped.',
  cancelled: 'It was stopped.',
};

/** A report of an earlier run is replaced, and nothing else. */
async function openReport(path: string | undefined): Promise<FileHandle | undefined> {
  if (path === undefined) return undefined;
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before !== '' && !before.startsWith(REPORT_HEAD)) {
    throw new OperatorError(`${path} is there already and is no report. Name another file.`);
  }
  const file = await open(path, 'w');
  await file.write(REPORT_HEAD);
  return file;
}

/** For people: with --json, the output is for programs. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
