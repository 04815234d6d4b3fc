/** Runs the commands. */
import { MoveFault } from '@jawla/archives/moveFault';
import { SourceFault } from '@jawla/archives/sourceFault';
import { EXIT } from '@jawla/contract/move';
import { Output } from './output.ts';
import { hasKey, plainText } from './plainText.ts';
import { Portal } from './portal.ts';
import { readSettings } from './settings.ts';
import { UserError } from './userError.ts';

/** What a command gets. */
export interface Context {
  readonly portal: Portal;
  readonly output: Output;
  /** Aborted by Ctrl+C and SIGTERM. */
  readonly signal: AbortSignal;
}

export interface Command {
  /** Its lines of the help, after `jawla `. */
  readonly usage: string;
  /** @returns The exit code. */
  run(rest: string[], context: Context): Promise<number>;
}

/** Each imports its code only when it runs. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  publish: async () => (await import('./publish.ts')).publish,
  pilot: async () => (await import('./pilot.ts')).pilot,
  clients: async () => (await import('./clientsCommand.ts')).clients,
  export: async () => (await import('./exportCommand.ts')).exportClients,
  import: async () => (await import('./importCommand.ts')).importTours,
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** @returns The exit code: `EXIT` of the contract. */
export async function run([name, ...rest]: readonly string[]): Promise<number> {
  const { stdout, stderr } = process;
  // A program that reads it may end first, as `head` does: the work goes on.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  const output = new Output({ isJson: rest.includes('--json'), stdout, stderr });
  if ([name ?? '', ...rest].some(hasKey)) {
    output.say(
      'There is a key in the arguments, which every program of this machine can read. Put it into JAWLA_KEY. If others use this machine, revoke it at Connections in the portal.',
    );
    return EXIT.refused;
  }
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isHelp = [name, ...rest].some((each) => each === '--help' || each === '-h');
  if (isHelp || !load) {
    const usage = load ? `Usage:\n  jawla ${(await load()).usage}` : await usageOfAll();
    (isHelp ? stdout : stderr).write(`${usage}\n`);
    return isHelp ? EXIT.done : EXIT.refused;
  }
  const command = await load();
  const stop = new AbortController();
  for (const signal of SIGNALS) process.once(signal, () => stop.abort());
  try {
    const portal = new Portal(readSettings(process.env), stop.signal);
    return await command.run(rest, { portal, output, signal: stop.signal });
  } catch (error) {
    const failure = stop.signal.aborted ? STOPPED : failureOf(error, command);
    if (!failure) throw error;
    const { exitCode, message } = failure;
    output.say(message);
    const result = exitCode === EXIT.stopped ? 'stopped' : 'refused';
    output.record({ result, message: plainText(message) });
    return exitCode;
  }
}

interface Failure {
  readonly exitCode: number;
  readonly message: string;
}

const STOPPED: Failure = {
  exitCode: EXIT.stopped,
  message: 'It was stopped. The same command goes on from here.',
};

/** @returns `undefined` for a defect of this program. */
function failureOf(error: unknown, { usage }: Command): Failure | undefined {
  if (error instanceof UserError) return error;
  if (error instanceof SourceFault || error instanceof MoveFault) {
    return { exitCode: EXIT.refused, message: error.message };
  }
  if (!isUnknownOption(error)) return undefined;
  return { exitCode: EXIT.refused, message: `${error.message}\n\nUsage:\n  jawla ${usage}` };
}

async function usageOfAll(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const lines = commands.map(({ usage }) => `  jawla ${usage}`);
  return [
    'Usage:',
    ...lines,
    '',
    'JAWLA_URL is the address of the portal, JAWLA_KEY a key that an admin made at Connections.',
  ].join('\n');
}

/** Whether `parseArgs` rejected an option or a positional argument. */
function isUnknownOption(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
