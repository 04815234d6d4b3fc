/** Everything the command line can do, once Node is known to be new enough. */
import { OperatorError } from '../platform/base/operatorError.ts';
import { admin } from './admin.ts';
import { backup } from './backup.ts';
import { doctor } from './doctor.ts';
import { start } from './start.ts';

const USAGE = `Usage:
  jawla start [--dev]
  jawla admin create --email <e-mail> --user-name <name> --first <name> --last <name>
  jawla admin list
  jawla doctor [--deep] [--fix]
  jawla backup --to <folder>
  jawla check`;

/** @returns the exit code */
export async function run(command: string | undefined, rest: string[]): Promise<number> {
  if ([command, ...rest].some((each) => each === '--help' || each === '-h')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  try {
    if (command === 'start') await start(rest);
    else if (command === 'admin') await admin(rest);
    else if (command === 'doctor') return await doctor(rest);
    else if (command === 'backup') return await backup(rest);
    else throw new OperatorError(USAGE);
    return 0;
  } catch (error) {
    if (isUnknownOption(error)) process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    else if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`);
    else throw error;
    return 1;
  }
}

/** Of `parseArgs`: an unknown option, or an argument too many. */
function isUnknownOption(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
