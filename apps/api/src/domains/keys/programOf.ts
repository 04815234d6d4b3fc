/** Longest name that is stored. */
const LENGTH_MAX = 40;

/** Returns what a program calls itself, without its version: `curl` of `curl/8.5.0`; `null` if it says nothing. */
export function programOf(userAgent: string | null): string | null {
  const [name = ''] = /^[\w.+-]+/.exec(userAgent?.trim() ?? '') ?? [];
  return name === '' ? null : name.slice(0, LENGTH_MAX);
}
