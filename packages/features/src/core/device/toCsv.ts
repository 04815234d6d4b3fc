/** Characters that start a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Converts lines of texts to CSV: quoted, with a byte order mark, by which Excel detects UTF-8. Text that starts
 * like a formula is escaped (CSV injection).
 */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return `\ufeff${lines.map((line) => line.map(quote).join(',')).join('\r\n')}\r\n`;
}

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
