/**
 * The log: one line an event, JSON for machines or a short form for a terminal. Callers hand over route
 * templates and counts only: tokens, tickets, link ids, passwords and addresses of people never come here.
 */
export type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Log {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

export type LogSink = (line: string) => void;

const toStdout: LogSink = (line) => process.stdout.write(`${line}\n`);

/** JSON lines, every event. */
export function jsonLog(sink: LogSink = toStdout): Log {
  const write = (level: LogLevel) => (event: string, fields?: LogFields) =>
    sink(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** For a terminal: what went wrong, and nothing of what went well. */
export function readableLog(sink: LogSink = toStdout): Log {
  const write =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) => {
      const details = Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => `${key}=${String(value)}`);
      sink([level, event, ...details].join(' '));
    };
  return { info: () => undefined, warn: write('warn'), error: write('error') };
}

/** What of an error may be logged: its name, code and place, never a message that may quote input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trim().startsWith('at '))
    ?.trim();
  return { error: error.name, code, at };
}
