import { CSV_START, csvLine } from '@jawla/contract/csv';

/** Converts lines of texts to CSV. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return CSV_START + lines.map((line) => csvLine(line)).join('');
}
