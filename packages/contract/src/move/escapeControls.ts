/** Would move the cursor, colour the screen, or reverse the text after them. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

/** Makes a line safe to show on a terminal: names of files and answers of servers may hold anything. */
export function escapeControls(line: string): string {
  return line.replaceAll(
    CONTROLS,
    (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`,
  );
}
