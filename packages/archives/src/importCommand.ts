/** What the two commands `import` share, on the server’s machine and by key: options, plan, output and report. */
import { existsSync } from 'node:fs';
import { open, readFile, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  escapeControls,
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
  type PlanRow,
  type ReportRow,
} from '@jawla/contract/move';
import {
  ImportPlan,
  type ImportTarget,
  type PlannedTour,
  type TourToImport,
} from './importPlan.ts';
import type { Stopped } from './importPool.ts';
import { MoveFault } from './moveFault.ts';
import { findTours, openTree } from './sourceTree.ts';

const OPTIONS = {
  pattern: { type: 'string' },
  clients: { type: 'string' },
  report: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  replace: { type: 'boolean', default: false },
  invite: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export type ImportOptions = ReturnType<typeof readImportOptions>;

/** @throws {MoveFault} Without one folder that is there. */
export function readImportOptions(args: string[]) {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0) {
    throw new MoveFault(`Name one folder: import <folder> --pattern '{client}/{project}/{date}'`);
  }
  if (!existsSync(folder)) throw new MoveFault(`${folder} is not there.`);
  return { ...values, folder: resolve(folder) };
}

function patternOf({ pattern }: ImportOptions): Pattern {
  if (pattern === undefined) {
    throw new MoveFault(
      `Say what the names of folders mean, as in --pattern '{client}/{project}/{date}'.`,
    );
  }
  try {
    return readPattern(pattern);
  } catch (cause) {
    if (cause instanceof PatternFault) throw new MoveFault(cause.message, { cause });
    throw cause;
  }
}

/** @returns The clients of `--clients`; what is wrong with the list is said. */
export async function readList({ clients: path }: ImportOptions): Promise<readonly ListedClient[]> {
  if (path === undefined) return [];
  const { clients, problems } = readClients(await readText(path));
  for (const problem of problems) say(`${path}, ${problem}.`);
  return clients;
}

/** @throws {MoveFault} If the file cannot be read. */
export async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new MoveFault(`${path} cannot be read.`, { cause });
  });
}

export interface TreePlan<Client, Moved = never> {
  readonly tours: readonly PlannedTour<TourToImport<Client, Moved>>[];
  /** Without symbolic links. */
  readonly root: Buffer;
}

/** @throws {MoveFault} If the pattern cannot be used, or matches nothing. */
export async function planTree<Client, Moved = never>(
  options: ImportOptions,
  target: ImportTarget<Client>,
): Promise<TreePlan<Client, Moved>> {
  const pattern = patternOf(options);
  const tree = await openTree(options.folder, pattern);
  const { root } = tree;
  const plan = new ImportPlan<Client, Moved>(target, { root, isReplacing: options.replace });
  const tours: PlannedTour<TourToImport<Client, Moved>>[] = [];
  for await (const found of findTours(tree)) tours.push(await plan.add(found));
  const { count, examples } = tree.others;
  if (tours.length === 0) {
    const saw = count === 0 ? 'It has no folders.' : `It has ${examples.join(', ')}`;
    const more = count > examples.length ? ` and ${count - examples.length} more` : '';
    throw new MoveFault(
      `Nothing in ${options.folder} matches ${options.pattern ?? ''}. ${saw}${more}.`,
    );
  }
  if (count > 0) {
    say(`${count} names do not match the pattern: ${examples.join(', ')}`);
  }
  return { tours, root };
}

/** @returns The exit code. */
export function showPlan(
  plan: readonly { readonly row: PlanRow }[],
  { json }: ImportOptions,
): number {
  const rows = plan.map(({ row }) => row);
  const lines = json ? rows.map((row) => JSON.stringify(row)) : planTable(rows);
  process.stdout.write(`${lines.join('\n')}\n`);
  const problems = rows.filter(({ state }) => state === 'problem').length;
  const bytes = rows.reduce((sum, row) => sum + row.bytes, 0);
  say(`${rows.length} tours, ${sizeText(bytes)}; ${problems} of them cannot be published.`);
  return problems > 0 ? EXIT.partly : EXIT.done;
}

/**
 * Shows and reports each tour as it ends.
 *
 * @param total - Number of tours.
 * @param work - Publishes them.
 * @returns The exit code.
 */
export async function runImport(
  total: number,
  options: ImportOptions,
  work: (onRow: (row: ReportRow) => Promise<void>) => Promise<Stopped | undefined>,
): Promise<number> {
  await using report = await openReport(options.report);
  const counts = new Map<ReportRow['result'], number>();
  let ended = 0;
  const onRow = async (row: ReportRow) => {
    ended += 1;
    const place = `${ended}/${total}`;
    counts.set(row.result, (counts.get(row.result) ?? 0) + 1);
    await report?.write(reportLine(row));
    if (options.json) {
      process.stdout.write(`${JSON.stringify(row)}\n`);
      return;
    }
    const { client, project, day, result, note } = row;
    const why = note === '' ? '' : `. ${note}`;
    const line = `${place}  ${client} / ${project} / ${day}: ${result}${why}`;
    process.stdout.write(`${escapeControls(line)}\n`);
  };
  const end = () => {
    const parts = RESULTS.filter((result) => counts.has(result)).map(
      (result) => `${counts.get(result)} ${result}`,
    );
    say(`${ended} of ${total} tours: ${parts.join(', ') || 'none'}.`);
  };
  const stopped = await work(onRow).finally(end);
  if (stopped !== undefined) {
    sayStopped(stopped);
    return EXIT.stopped;
  }
  return counts.has('not published') ? EXIT.partly : EXIT.done;
}

const STOPPED: Readonly<Record<Stopped, string>> = {
  full: 'The disk is full, so it stopped.',
  cancelled: 'It was stopped.',
};

export function sayStopped(why: Stopped): void {
  say(`${STOPPED[why]} The same command goes on from here.`);
}

/** A report of an earlier run is replaced, and nothing else. */
async function openReport(path: string | undefined): Promise<FileHandle | undefined> {
  if (path === undefined) return undefined;
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before !== '' && !before.startsWith(REPORT_HEAD)) {
    throw new MoveFault(`${path} is there already and is no report. Name another file.`);
  }
  const file = await open(path, 'w');
  await file.write(REPORT_HEAD);
  return file;
}

/** For people: with --json, the output is for programs. */
export function say(line: string): void {
  process.stderr.write(`${escapeControls(line)}\n`);
}
