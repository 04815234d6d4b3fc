/** Runs the commands. */
import { EXIT } from '@jawla/contract/move';
import { Portal, Unreachable } from './portal.ts';
import { readSettings } from './settings.ts';
import { UserError } from './userError.ts';

/** What a command gets. */
export interface Context {
  readonly portal: Portal;
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
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {};

/** @returns The exit code: `EXIT` of the contract. */
export async function run([name, ...rest]: readonly string[]): Promise<number> {
  const load = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const isHelp = [name, ...rest].some((each) => each === '--help' || each === '-h');
  if (isHelp || !load) {
    const usage = load ? `Usage:\n  jawla ${(await load()).usage}` : await usageOfAll();
    (isHelp ? process.stdout : process.stderr).write(`${usage}\n`);
    return isHelp ? EXIT.done : EXIT.refused;
  }
  const command = await load();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  try {
    const portal = new Portal(readSettings(process.env), stop.signal);
    return await command.run(rest, { portal, signal: stop.signal });
  } catch (error) {
    if (stop.signal.aborted) {
      process.stderr.write('It was stopped. The same command goes on from here.\n');
      return EXIT.stopped;
    }
    if (error instanceof UserError) process.stderr.write(`${error.message}\n`);
    else if (isUnknownOption(error)) {
      process.stderr.write(`${error.message}\n\nUsage:\n  jawla ${command.usage}\n`);
    } else throw error;
    return error instanceof Unreachable ? EXIT.stopped : EXIT.refused;
  }
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
