import type { InvitedClient } from '@jawla/contract';
import { INVITED_CLIENTS_MAX } from '@jawla/contract/team';
import { normalizeLine } from '@jawla/contract/visibleText';
import type { ClientRow } from './readClientList';

export const ROW_FIELDS = ['fname', 'lname', 'email'] as const;
export type RowField = (typeof ROW_FIELDS)[number];
export type RowErrors = Readonly<Partial<Record<RowField, string>>>;

export interface CheckedRow {
  row: ClientRow;
  errors: RowErrors;
}

export interface RowRules {
  validate: (row: ClientRow) => RowErrors;
  /** Of an address that another row has, which begins at a line. */
  duplicate: (line: number) => string;
  existing: string;
  tooMany: string;
}

/**
 * Says what is wrong in each row. Of rows with the same address, the first is right; of too many, the first ones.
 *
 * @param existing The addresses that have an account, in lower case.
 */
export function checkRows(
  rows: readonly ClientRow[],
  existing: ReadonlySet<string>,
  { validate, ...texts }: RowRules,
): CheckedRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const errors = validate(row);
    if (errors.email !== undefined) return { row, errors };
    const key = emailOf(row);
    const line = lines.get(key);
    const email =
      line !== undefined
        ? texts.duplicate(line)
        : existing.has(key)
          ? texts.existing
          : lines.size === INVITED_CLIENTS_MAX
            ? texts.tooMany
            : undefined;
    if (email !== undefined) return { row, errors: { ...errors, email } };
    lines.set(key, row.line);
    return { row, errors };
  });
}

export function isRight({ errors }: CheckedRow): boolean {
  return Object.keys(errors).length === 0;
}

/** The address of a row as addresses are compared. */
export function emailOf({ email }: Pick<ClientRow, 'email'>): string {
  return email.trim().toLowerCase();
}

export function toClient({ fname, lname, email }: ClientRow): InvitedClient {
  return { fname: normalizeLine(fname), lname: normalizeLine(lname), email: email.trim() };
}
