/** CSV for spreadsheets, as browsers and the server write it. */

/** Characters that start a formula in a spreadsheet; some take the full-width ones for the others. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A byte order mark, by which Excel detects UTF-8. */
export const CSV_START = '\uFEFF';

/** Returns a line, with its end. Text that starts like a formula is escaped (CSV injection). */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
