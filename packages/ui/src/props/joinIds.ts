/** Joins ids for `aria-describedby` and similar attributes; `undefined` if there are none. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  const given = ids.filter((id) => id !== undefined && id !== false && id !== '');
  return given.length > 0 ? given.join(' ') : undefined;
}
