/** Patterns that say what the names of folders mean: `{client}/{project}/{date}`. */

export const PATTERN_FIELDS = ['client', 'project', 'date'] as const;
export type PatternField = (typeof PATTERN_FIELDS)[number];

/** What the names on the way to a tour say. */
export type PatternValues = Readonly<Record<PatternField, string>>;

export interface Pattern {
  /** One for each level of folders; the last is that of the tours. */
  readonly levels: readonly RegExp[];
}

/** A pattern that cannot be used; the message says why. */
export class PatternFault extends Error {
  override name = 'PatternFault';
}

const ARCHIVE_ENDING = /\.zip$/i;

/**
 * Reads a pattern: segments of text, each field once, and `*` for any text.
 *
 * @throws {PatternFault} If it is not clear what it means.
 */
export function readPattern(text: string): Pattern {
  const segments = text
    .normalize('NFC')
    .split('/')
    .filter((segment) => segment !== '' && segment !== '.');
  const fields = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, field = '']) => field);
  const unknown = fields.find((field) => !PATTERN_FIELDS.some((known) => known === field));
  if (unknown !== undefined) {
    throw new PatternFault(
      `{${unknown}} is not known. The pattern has {client}, {project}, {date}.`,
    );
  }
  for (const field of PATTERN_FIELDS) {
    const times = fields.filter((each) => each === field).length;
    if (times !== 1) {
      throw new PatternFault(
        `The pattern needs {${field}} once and has it ${times} times: ${text}`,
      );
    }
  }
  if (segments.some((segment) => segment === '..')) {
    throw new PatternFault('The pattern cannot leave the folder: ..');
  }
  const levels = segments.map(toLevel);
  const last = levels.at(-1);
  if (!last?.source.includes('(?<')) {
    throw new PatternFault(
      'The last folder of the pattern has to have a field, as in {client}/{project}/{date}.',
    );
  }
  return { levels };
}

function toLevel(segment: string): RegExp {
  if (/\}\{|\}\*|\*\{|\*\*/.test(segment)) {
    throw new PatternFault(
      `Between two fields there has to be some text, as in {project} {date}: ${segment}`,
    );
  }
  const parts = segment.split(/(\{\w+\}|\*)/).map((part) => {
    if (part === '*') return '.+?';
    const [, field] = /^\{(\w+)\}$/.exec(part) ?? [];
    return field === undefined
      ? part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      : `(?<${field}>.+?)`;
  });
  return new RegExp(`^${parts.join('')}$`, 'iu');
}

/**
 * Matches a name on a level with the pattern.
 *
 * @returns The fields that it holds; `undefined` if it does not match.
 */
export function matchLevel(
  { levels }: Pattern,
  level: number,
  name: string,
): Partial<PatternValues> | undefined {
  const isLast = level === levels.length - 1;
  const bare = name.normalize('NFC');
  const found = levels[level]?.exec(isLast ? bare.replace(ARCHIVE_ENDING, '') : bare);
  if (!found) return undefined;
  const trimmed = Object.entries(found.groups ?? {}).map(
    ([field, text]) => [field, text.trim()] as const,
  );
  return Object.fromEntries(trimmed);
}

/** Whether all fields are there. */
export function isWhole(values: Partial<PatternValues>): values is PatternValues {
  return PATTERN_FIELDS.every((field) => (values[field] ?? '') !== '');
}
