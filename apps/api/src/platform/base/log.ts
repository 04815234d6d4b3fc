/**
 * Structured log: one line per event, as JSON or in a short form for terminals. Callers pass route templates and
 * counts only. They never log tokens, tickets, link ids, passwords or personal data such as e-mail addresses.
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

/** Writes every event as a line of JSON. */
export function jsonLog(sink: LogSink = toStdout): Log {
  const write = (level: LogLevel) => (event: string, fields?: LogFields) =>
    sink(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  return { info: write('info'), warn: write('warn'), error: write('error') };
}

/** Writes warnings and errors only, in a short form for terminals. */
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

/** Returns the loggable parts of an error: name, code and stack frame. Its message may contain user input. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trim().startsWith('at '))
    ?.trim();
  return { error: error.name, code, at };
}
