/** Runs the commands. `bin/jawla.mjs` imports it after it has checked the version of Node. */
import { MoveFault } from '@jawla/archives/moveFault';
import { escapeControls } from '@jawla/contract/move';
import { OperatorError } from '../platform/base/operatorError.ts';

const USAGE = `Usage:
  jawla start [--dev]
  jawla admin create --email <e-mail> --user-name <name> --first <name> --last <name>
                     [--role admin|staff]
  jawla admin list
  jawla admin password-login [--email <e-mail>]
  jawla doctor [--deep] [--fix] [--all]
  jawla adopt [--yes]
  jawla backup --to <folder>
  jawla import <folder> --pattern '{client}/{project}/{date}' [--clients <file.csv>] [--invite]
                        [--replace] [--dry-run] [--report <file.csv>] [--json]
  jawla import <export> [--invite] [--replace] [--dry-run] [--report <file.csv>] [--json]
  jawla export --client <user name>|--all <folder> [--json]
  jawla check`;

/** @returns The exit code. */
export async function run(command: string | undefined, rest: string[]): Promise<number> {
  if ([command, ...rest].some((each) => each === '--help' || each === '-h')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  try {
    return await runCommand(command, rest);
  } catch (error) {
    if (isUnknownOption(error)) process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    else if (error instanceof OperatorError) process.stderr.write(`${error.message}\n`);
    // It may name files.
    else if (error instanceof MoveFault) {
      process.stderr.write(`${escapeControls(error.message)}\n`);
    } else throw error;
    return 1;
  }
}

/** Imports only the code of the command. */
async function runCommand(command: string | undefined, rest: string[]): Promise<number> {
  switch (command) {
    case 'start': {
      const { start } = await import('./start.ts');
      await start(rest);
      return 0;
    }
    case 'admin': {
      const { admin } = await import('./admin.ts');
      await admin(rest);
      return 0;
    }
    case 'doctor': {
      const { doctor } = await import('./doctor.ts');
      return doctor(rest);
    }
    case 'adopt': {
      const { adopt } = await import('./adopt.ts');
      return adopt(rest);
    }
    case 'backup': {
      const { backup } = await import('./backup.ts');
      return backup(rest);
    }
    case 'import': {
      const { importFolder } = await import('./import.ts');
      return importFolder(rest);
    }
    case 'export': {
      const { exportFolder } = await import('./export.ts');
      return exportFolder(rest);
    }
    case undefined:
    default:
      throw new OperatorError(USAGE);
  }
}

/** Whether `parseArgs` rejected an option or a positional argument. */
function isUnknownOption(error: unknown): error is Error {
  return (
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  );
}
